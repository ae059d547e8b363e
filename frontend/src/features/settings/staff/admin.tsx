import { useContext } from 'react'
import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { paths } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { TextArea, TextField } from '../../../ui/form/field'
import { ListField } from '../../../ui/form/list-field'
import { useTell } from '../../../ui/feedback/notices'
import { PageFrameContext } from '../../../ui/page/page-frame'
import { bannerNames, bannerPages } from './banner-pages'
import { banners } from './banners'
import { contact } from './contact'
import { footer } from './footer'
import { group } from './group'
import { home, mostHomePhotos } from './home'
import { leader } from './leader'
import { LeaderAddress } from './leader-address'
import { LinksField } from './links-field'
import { news } from './news'
import { PictureField } from './picture-field'
import { PicturesField } from './pictures-field'
import { AddSettingsDocument } from './queries.generated'
import { SettingsSection } from './settings-section'
import { texts } from './texts'
import styles from './admin.module.css'

export const loader = pageQuery(AddSettingsDocument)

const sections = [
  ['group', 'Group'],
  ['leader', 'Leader'],
  ['home', 'Home page'],
  ['contact', 'Contact'],
  ['footer', 'Footer'],
  ['texts', 'Texts of pages'],
  ['banners', 'Banners'],
  ['news', 'News images'],
] as const

export const Component = () => (
  <StaffPage title="Site Settings">
    <nav aria-label="Sections">
      <ul className={styles['sections']}>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    <Sections />
  </StaffPage>
)

function Sections() {
  const { site } = useLoaderData<typeof loader>()
  const { origin } = useContext(PageFrameContext)
  const tell = useTell()
  return (
    <>
      <SettingsSection
        id="group"
        title="Group"
        about="Stands in the navigation bar, the footer and every title."
        rules={group}
        site={site}
      >
        <TextField name="groupName" label="Group name" required />
        <TextField name="department" label="Department" />
        <TextField name="institution" label="Institution" />
      </SettingsSection>

      <SettingsSection
        id="leader"
        title="Leader"
        about="The page of the group’s leader, and the first entry of the Team menu."
        rules={leader}
        site={site}
        onSaved={({ slug, name }) => {
          if (slug === site?.leader?.slug) return
          tell({
            kind: 'done',
            text: `The page of Dr. ${name} is at ${origin}${paths.leader(slug)} now.`,
            link: { label: 'Go there', to: paths.leader(slug) },
          })
        }}
      >
        <TextField
          name="name"
          label="Name"
          hint="Without “Dr.”; the site writes it before the name."
          required
        />
        <LeaderAddress origin={origin} />
        <TextField name="title" label="Title" hint="Such as Associate Professor of Physics." />
        <TextArea name="biography" label="Biography" hint="A blank line begins a new paragraph." rows={12} />
        <PictureField name="portrait" label="Portrait" section="Team" described />
        <LinksField name="links" label="Links" />
        <ListField
          name="aliases"
          label="Aliases"
          what="alias"
          plural="aliases"
          hint="How papers write the name, such as M. K. Sample or a former name; the name itself and its initials are known."
        />
      </SettingsSection>

      <SettingsSection
        id="home"
        title="Home page"
        about="The sentence in the banner, the introduction below the carousel with its photos, and the invitation."
        rules={home}
        site={site}
      >
        <TextField
          name="homeSentence"
          label="Sentence"
          hint="What the group does. Without it, the banner shows the first sentence of the introduction."
        />
        <TextArea
          name="homeIntroduction"
          label="Introduction"
          hint="A blank line begins a new paragraph."
          rows={10}
        />
        <PicturesField name="homePhotos" label="Photos" section="Gallery" most={mostHomePhotos} />
        <TextArea
          name="joinUs"
          label="Join us"
          hint="Who is looked for, and how to apply. A blank line begins a new paragraph; without a text, nothing is shown."
          rows={6}
        />
      </SettingsSection>

      <SettingsSection
        id="contact"
        title="Contact"
        about="What the Contact page shows."
        rules={contact}
        site={site}
      >
        <TextArea
          name="postalAddress"
          label="Postal address"
          hint="Line by line, as on an envelope."
          rows={6}
        />
        <TextField name="email" label="E-mail" type="email" />
        <TextField name="secondEmail" label="Second e-mail" type="email" />
        <TextField name="phone" label="Phone" type="tel" />
        <TextField name="office" label="Room and building" hint="Where visitors find the group." />
        <PictureField name="map" label="Map" section="Gallery" described />
        <TextField
          name="directions"
          label="Directions"
          type="url"
          placeholder="https://"
          hint="The address of a page that shows the way, such as a map of the campus."
        />
      </SettingsSection>

      <SettingsSection
        id="footer"
        title="Footer"
        about="What stands at the foot of every page beside address, room and feeds."
        rules={footer}
        site={site}
      >
        <LinksField name="followLinks" label="Links to follow" />
        <PicturesField name="logos" label="Logos of university and funders" section="Gallery" />
      </SettingsSection>

      <SettingsSection
        id="texts"
        title="Texts of pages"
        about="More and Profile are empty without a text. Privacy and Accessibility say by themselves what is true of this software; a text here takes the place of that."
        rules={texts}
        site={site}
      >
        <TextArea name="moreText" label="Text of More" hint="A blank line begins a new paragraph." rows={6} />
        <TextArea
          name="profileText"
          label="Text of Profile"
          hint="A blank line begins a new paragraph."
          rows={6}
        />
        <TextArea
          name="privacy"
          label="Text of Privacy"
          hint="A blank line begins a new paragraph."
          rows={6}
        />
        <TextArea
          name="accessibility"
          label="Text of Accessibility"
          hint="A blank line begins a new paragraph."
          rows={6}
        />
      </SettingsSection>

      <SettingsSection
        id="banners"
        title="Banners"
        about="The background of each page’s title. A page without one shows the default."
        rules={banners}
        site={site}
      >
        <div className={styles['pictures']}>
          <PictureField name="defaultBanner" label="Default banner" section="Gallery" />
          {bannerPages.map((page) => (
            <PictureField key={page} name={page} label={bannerNames[page]} section="Gallery" />
          ))}
          <PictureField name="eventPlaceholder" label="Events without an image" section="Gallery" />
        </div>
      </SettingsSection>

      <SettingsSection
        id="news"
        title="News images"
        about="The News page shows them in this order. Drag an image to its place, or move it with its buttons."
        rules={news}
        site={site}
      >
        <PicturesField name="newsImages" label="Images" section="News" captioned />
      </SettingsSection>
    </>
  )
}
