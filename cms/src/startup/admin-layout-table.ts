/** How one field is shown in Strapi's admin. */
interface FieldView {
  label: string
  /** The sentence under the field. */
  hint?: string
  placeholder?: string
  /** Columns of 12 that the field takes in its row. */
  size?: 3 | 4 | 6 | 8 | 12
}

export interface TypeView {
  /** The field that names an entry. */
  mainField: string
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  /** Columns of the list. */
  list?: readonly string[]
  /** Rows of the form from top to bottom; fields without a row are not shown. */
  form: readonly (readonly string[])[]
  fields: Readonly<Record<string, FieldView>>
}

const webAddress = 'Starts with https:// or http://'
const ownAddress =
  'Made by the CMS when it is left empty. After a change the old address still leads to the page.'
const paragraphs = 'An empty line begins a new paragraph.'

export const typeViews: Readonly<Record<string, TypeView>> = {
  'api::publication.publication': {
    mainField: 'title',
    sort: ['year', 'DESC'],
    list: ['title', 'year', 'type', 'journal', 'doi'],
    form: [
      ['title'],
      ['type', 'highlighted'],
      ['authors'],
      ['journal', 'publisher'],
      ['booktitle'],
      ['volume', 'issue', 'pages'],
      ['year', 'month', 'day'],
      ['doi', 'citationKey'],
      ['abstract'],
      ['link'],
      ['pdfLink'],
      ['codeLink'],
      ['dataLink'],
      ['slug'],
    ],
    fields: {
      title: {
        label: 'Title',
        hint: 'Write indices as H<sub>2</sub>O and powers as 10<sup>3</sup>.',
        size: 12,
      },
      type: { label: 'Type', size: 8 },
      highlighted: { label: 'Highlighted', hint: 'Shown among the best.', size: 4 },
      authors: { label: 'Authors', hint: 'In the order of the article.', size: 12 },
      journal: { label: 'Journal', hint: 'An article needs one.', size: 6 },
      publisher: { label: 'Publisher', hint: 'Of a thesis: the university.', size: 6 },
      booktitle: { label: 'Book title', hint: 'Or the title of the proceedings.', size: 12 },
      volume: { label: 'Volume', size: 4 },
      issue: { label: 'Issue', size: 4 },
      pages: { label: 'Pages', hint: 'Or the number of the article.', placeholder: '12-19', size: 4 },
      year: { label: 'Year', hint: 'The current year when left out.', placeholder: '2026', size: 4 },
      month: { label: 'Month', placeholder: '1 to 12', size: 4 },
      day: { label: 'Day', size: 4 },
      doi: {
        label: 'DOI',
        hint: 'The address https://doi.org/10.… is understood too.',
        placeholder: '10.1000/182',
        size: 6,
      },
      citationKey: { label: 'Citation key', placeholder: 'sample2026zno', size: 6 },
      abstract: { label: 'Abstract', hint: paragraphs, size: 12 },
      link: { label: 'Link', hint: webAddress, placeholder: 'https://', size: 12 },
      pdfLink: { label: 'PDF link', hint: webAddress, placeholder: 'https://', size: 12 },
      codeLink: { label: 'Code link', hint: webAddress, placeholder: 'https://', size: 12 },
      dataLink: { label: 'Data link', hint: webAddress, placeholder: 'https://', size: 12 },
      slug: { label: 'Address of the page', hint: ownAddress, size: 12 },
    },
  },
  'api::event.event': {
    mainField: 'title',
    sort: ['date', 'DESC'],
    list: ['title', 'event_type', 'date', 'image'],
    form: [['title'], ['event_type', 'date'], ['description'], ['image']],
    fields: {
      title: { label: 'Title', size: 12 },
      event_type: {
        label: 'Event type',
        hint: 'The page that lists it: icube is I3 Series and Guest Lectures.',
        size: 6,
      },
      date: { label: 'Date', size: 6 },
      description: { label: 'Description', hint: paragraphs, size: 12 },
      image: { label: 'Image', hint: 'Without one the placeholder of the site is shown.', size: 12 },
    },
  },
  'api::facility.facility': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    list: ['name', 'image', 'updatedAt'],
    form: [['name'], ['image']],
    fields: { name: { label: 'Facility name', size: 12 }, image: { label: 'Image', size: 12 } },
  },
  'api::update.update': {
    mainField: 'title',
    sort: ['createdAt', 'DESC'],
    list: ['title', 'createdAt'],
    form: [['title']],
    fields: {
      title: { label: 'Title', hint: 'One line; it runs through the ticker of the home page.', size: 12 },
    },
  },
  'api::member.member': {
    mainField: 'name',
    sort: ['joiningDate', 'ASC'],
    list: ['name', 'category', 'subcategory', 'joiningDate', 'image'],
    form: [
      ['name'],
      ['category', 'subcategory'],
      ['joiningDate', 'leavingDate'],
      ['description'],
      ['orcid', 'link'],
      ['aliases'],
      ['thesisTitle'],
      ['nextPosition'],
      ['image'],
      ['slug'],
    ],
    fields: {
      name: { label: 'Name', size: 12 },
      joiningDate: {
        label: 'Joining date',
        hint: 'Decides the order; without one a member comes last.',
        size: 6,
      },
      leavingDate: { label: 'Leaving date', size: 6 },
      category: { label: 'Category', hint: 'The page that shows the member.', size: 6 },
      subcategory: {
        label: 'Subcategory',
        hint: 'The heading on that page.',
        placeholder: 'Research Scholars',
        size: 6,
      },
      description: { label: 'Description', size: 12 },
      orcid: { label: 'ORCID iD', placeholder: '0000-0002-1825-0097', size: 4 },
      link: { label: 'Link', hint: webAddress, placeholder: 'https://', size: 8 },
      aliases: {
        label: 'Aliases',
        hint: 'Names under which the member publishes; initials and accents are understood without.',
        size: 12,
      },
      thesisTitle: { label: 'Thesis title', hint: 'Of an alumnus.', size: 12 },
      nextPosition: { label: 'Next position', hint: 'Of an alumnus: where the way went on.', size: 12 },
      image: { label: 'Image', size: 12 },
      slug: { label: 'Address of the page', hint: ownAddress, size: 12 },
    },
  },
  'api::gallery-image.gallery-image': {
    mainField: 'caption',
    sort: ['position', 'ASC'],
    list: ['image', 'caption', 'alternativeText', 'position'],
    form: [['image'], ['alternativeText'], ['caption', 'position']],
    fields: {
      image: { label: 'Image', size: 12 },
      alternativeText: {
        label: 'Alternative text',
        hint: 'What the picture shows, for people who cannot see it.',
        size: 12,
      },
      caption: { label: 'Caption', size: 8 },
      position: { label: 'Position', hint: 'Smaller numbers come first.', size: 4 },
    },
  },
  'api::site.site': {
    mainField: 'groupName',
    form: [
      ['groupName'],
      ['department', 'institution'],
      ['leader'],
      ['postalAddress'],
      ['email', 'secondEmail', 'phone'],
      ['homeIntroduction'],
      ['homePhotos'],
      ['newsImages'],
      ['banners'],
      ['defaultBanner', 'eventPlaceholder'],
    ],
    fields: {
      groupName: {
        label: 'Group name',
        hint: 'Also part of the folder names of images that are stored from now on.',
        size: 12,
      },
      department: { label: 'Department', size: 6 },
      institution: { label: 'Institution', size: 6 },
      leader: { label: 'Leader of the group', size: 12 },
      postalAddress: { label: 'Postal address', hint: 'Line by line, as on an envelope.', size: 12 },
      email: { label: 'E-mail', placeholder: 'name@university.example', size: 4 },
      secondEmail: { label: 'Second e-mail', size: 4 },
      phone: { label: 'Phone', placeholder: '+91 80 1234 5678', size: 4 },
      homeIntroduction: { label: 'Introduction on the home page', hint: paragraphs, size: 12 },
      homePhotos: { label: 'Photos on the home page', hint: 'Two.', size: 12 },
      newsImages: { label: 'News images', hint: 'Shown in this order.', size: 12 },
      banners: { label: 'Banners', hint: 'At most one for each page.', size: 12 },
      defaultBanner: { label: 'Banner of all other pages', size: 6 },
      eventPlaceholder: { label: 'Picture of events without one', size: 6 },
    },
  },
}

export const componentViews: Readonly<Record<string, TypeView>> = {
  'publication.author': {
    mainField: 'name',
    form: [['name']],
    fields: { name: { label: 'Name', hint: 'As in the article.', placeholder: 'Smith, Jr., J.', size: 12 } },
  },
  'member.alias': {
    mainField: 'name',
    form: [['name']],
    fields: { name: { label: 'Name', hint: 'As in the article.', placeholder: 'Sample, A.', size: 12 } },
  },
  'site.leader': {
    mainField: 'name',
    form: [['name', 'slug'], ['title'], ['portrait'], ['biography'], ['links'], ['aliases']],
    fields: {
      name: { label: 'Name', hint: 'Without “Dr.”, which the site adds.', size: 6 },
      slug: {
        label: 'Address of the page',
        hint: 'Small letters, digits and hyphens.',
        placeholder: 'meera-sample',
        size: 6,
      },
      title: { label: 'Title', placeholder: 'Associate Professor of Physics', size: 12 },
      portrait: { label: 'Portrait', size: 12 },
      biography: { label: 'Biography', hint: paragraphs, size: 12 },
      links: { label: 'Links', size: 12 },
      aliases: { label: 'Aliases', hint: 'As publications write them.', size: 12 },
    },
  },
  'site.link': {
    mainField: 'label',
    form: [['label', 'url']],
    fields: {
      label: { label: 'Label', size: 4 },
      url: { label: 'Address', hint: webAddress, placeholder: 'https://', size: 8 },
    },
  },
  'site.banner': {
    mainField: 'page',
    form: [['page'], ['image']],
    fields: {
      page: { label: 'Page', size: 12 },
      image: { label: 'Banner image', hint: 'Wide and calm, since the title stands on it.', size: 12 },
    },
  },
}
