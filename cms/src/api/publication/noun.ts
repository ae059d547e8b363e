import { paragraphs, webAddress } from '../../rules/hints'
import { withoutEmptyMarks } from '../../rules/marks'
import type { Noun } from '../../rules/noun'
import { ownAddress } from '../../rules/own-address'
import { plainLine } from '../../rules/plain-text'
import { components } from '../../rules/rules'
import { scheduleFields, scheduleInOrder, scheduleRow } from '../../rules/schedule'
import {
  oneOf,
  optionalHttpUrl,
  optionalLongText,
  optionalText,
  orElse,
  requiredText,
  textLike,
} from '../../rules/text-rules'
import { date, file, wholeNumber, yesOrNo } from '../../rules/value-rules'
import { arxivForm } from './arxiv-id'
import { author } from './author'
import schema from './content-types/publication/schema.json'
import { doiForm, doisForm, readDois } from './doi'
import { languageForm, readLanguageTag } from './language'
import { keywordsIn, listed, listIn } from './lists'
import { readIssue } from './issue'
import { readPages } from './page-range'
import { onlyTitleMarkup } from './title-markup'
import { isbnForm, issnForm, readIsbns, readIssns } from './standard-numbers'
import { publicationTypes } from './types'
import { whereItAppeared } from './where-it-appeared'
import { year } from './year'

/** https://pubmed.ncbi.nlm.nih.gov/help/#pmid: digits without zeros before them, alone or in an address. */
const pmid = /^(?:pmid:?\s*|https?:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/)?([1-9]\d{0,8})\/?$/i

/** What BibTeX, biber and reference managers all take as a key. */
const citationKey = /^[A-Za-z0-9_:.+-]{1,100}$/

const optionalDoi = (label: string) =>
  textLike(optionalText(label), doiForm, `${label}: a DOI must look like 10.1000/182`)

const mustBeAddress = (subject: string) =>
  `${subject} must be a web address that begins with https:// or http://`

export const publication: Noun = {
  schema,
  readers: 'everybody',
  pages: ['publications', 'references', 'addpublication', 'addinbox'],
  named: ['title'],
  searched: 'by its own index',
  addressed: { by: 'title' },
  unique: { citationKey: 'Another publication has this citation key' },
  attachments: {
    manuscript: { from: 'manuscriptFrom', licence: 'manuscriptLicence' },
    poster: {},
    slides: {},
  },
  scheduled: true,
  attributes: {
    title: {
      rule: textLike(
        requiredText('Title', {
          max: 1000,
          plain: (text) => plainLine(withoutEmptyMarks(text)),
          missing: 'Publication title is required',
        }),
        onlyTitleMarkup,
        'Title may hold <sub>…</sub>, <sup>…</sup> and <i>…</i>, none inside another, and no other markup; put a space after a < that means less than',
      ),
      hint: 'Write indices as H<sub>2</sub>O, powers as 10<sup>3</sup> and species as <i>E. coli</i>.',
    },
    type: { rule: orElse('article', oneOf('Type', publicationTypes)), size: 8 },
    authors: { rule: components('Authors', author), hint: 'In the order of the article.' },
    authorNote: {
      rule: optionalText('Author note', { max: 1000 }),
      hint: 'What their page says below them: who contributed equally, who answers letters.',
      placeholder: 'X. Sample and O. Demo contributed equally.',
    },
    award: {
      rule: optionalText('Award'),
      hint: 'A best paper, a cover, an editors’ choice: shown wherever the publication stands.',
      placeholder: 'Best paper of the Sample Conference 2026',
    },
    journal: { rule: optionalText('Journal'), hint: 'An article needs one.' },
    booktitle: {
      rule: optionalText('Book title', { max: 1000 }),
      hint: 'Or the title of the proceedings.',
    },
    publisher: { rule: optionalText('Publisher'), hint: 'Of a thesis: the university.' },
    volume: { rule: optionalText('Volume') },
    issue: { rule: optionalText('Issue', { plain: (text) => readIssue(plainLine(text)) }) },
    pages: {
      rule: optionalText('Pages', { plain: (text) => readPages(plainLine(text)) }),
      hint: 'Or the number of the article.',
      placeholder: '12-19',
    },
    doi: {
      rule: textLike(optionalText('DOI'), doiForm, 'The DOI must look like 10.1000/182'),
      hint: 'The address https://doi.org/10.… is understood too.',
      placeholder: '10.1000/182',
    },
    link: { rule: optionalHttpUrl('Link', mustBeAddress('The link')), ...webAddress },
    pdfLink: { rule: optionalHttpUrl('PDF link', mustBeAddress('The address of the PDF')), ...webAddress },
    image: {
      rule: file('Image'),
      hint: 'A figure or a graphical abstract, shown with the paper and where its address is passed on.',
    },
    manuscript: {
      rule: file('Accepted manuscript'),
      hint: 'A PDF that the group may show: most publishers allow the version after review.',
    },
    manuscriptFrom: {
      rule: date('Available from'),
      hint: 'The end of the embargo; before it only staff can open the manuscript.',
    },
    manuscriptLicence: { rule: optionalText('Licence of the manuscript'), placeholder: 'CC BY-NC-ND 4.0' },
    poster: { rule: file('Poster'), hint: 'A PDF.' },
    slides: { rule: file('Slides'), hint: 'A PDF.' },
    codeLink: { rule: optionalHttpUrl('Code link', mustBeAddress('The address of the code')), ...webAddress },
    dataLink: { rule: optionalHttpUrl('Data link', mustBeAddress('The address of the data')), ...webAddress },
    videoLink: {
      rule: optionalHttpUrl('Video link', mustBeAddress('The address of the video')),
      ...webAddress,
    },
    year: { rule: year, placeholder: '2026' },
    month: { rule: wholeNumber('Month', { min: 1, max: 12 }), placeholder: '1 to 12' },
    day: { rule: wholeNumber('Day', { min: 1, max: 31, message: 'The day must be a number from 1 to 31' }) },
    abstract: { rule: optionalLongText('Abstract'), hint: paragraphs },
    editors: {
      rule: optionalText('Editors', { max: 2000, plain: (text) => listed(listIn(text)) }),
      hint: 'Of the book or the proceedings, divided by semicolons.',
      placeholder: 'Sample, J.; Example, E.',
    },
    genre: {
      rule: optionalText('Kind of thesis, report or presentation'),
      label: 'Kind of thesis, report or presentation',
      placeholder: 'PhD thesis',
    },
    isbn: {
      rule: textLike(
        optionalText('ISBN'),
        isbnForm,
        'An ISBN has 10 or 13 digits, such as 978-3-16-148410-0; look for a wrong digit',
        readIsbns,
      ),
      placeholder: '978-3-16-148410-0',
    },
    issn: {
      rule: textLike(
        optionalText('ISSN'),
        issnForm,
        'An ISSN has 8 digits, such as 2049-3630; look for a wrong digit',
        readIssns,
      ),
      hint: 'Of the journal or the series; several are divided by semicolons.',
      placeholder: '2049-3630',
    },
    arxivId: {
      rule: textLike(optionalText('arXiv number'), arxivForm, 'The arXiv number must look like 2001.01234'),
      label: 'arXiv number',
      placeholder: '2001.01234',
    },
    pmid: {
      rule: textLike(optionalText('PMID'), pmid, 'The PMID must be a number such as 12345678'),
      hint: 'The number in PubMed.',
    },
    retraction: {
      rule: optionalDoi('Retraction'),
      hint: 'The DOI of the notice that takes the paper back; visitors are told of it wherever the paper stands.',
    },
    concern: { rule: optionalDoi('Expression of concern'), hint: 'The DOI of the notice.' },
    corrections: {
      rule: textLike(
        optionalText('Corrections', { max: 2000 }),
        doisForm,
        'Corrections must be DOIs such as 10.1000/182, divided by semicolons',
        readDois,
      ),
      hint: 'The DOIs of corrections and errata, divided by semicolons.',
    },
    preprintDoi: {
      rule: optionalDoi('DOI of the preprint'),
      hint: 'The earlier version of the same paper.',
    },
    keywords: {
      rule: optionalText('Keywords', { max: 2000, plain: (text) => listed(keywordsIn(text)) }),
      hint: 'Divided by semicolons.',
    },
    funding: {
      rule: optionalText('Funding', { max: 2000 }),
      hint: 'Who paid for it, and the numbers of the grants.',
    },
    licence: { rule: optionalText('Licence'), placeholder: 'CC BY 4.0' },
    language: {
      rule: textLike(
        optionalText('Language'),
        languageForm,
        'The language must be a code such as de or pt-BR',
        readLanguageTag,
      ),
      hint: 'Of the paper, by its code.',
      placeholder: 'de',
    },
    citationKey: {
      rule: textLike(
        optionalText('Citation key'),
        citationKey,
        'The citation key may hold letters without accents, digits and _ : . + - only, 100 at most',
      ),
      placeholder: 'sample2026zno',
    },
    highlighted: { rule: yesOrNo('Highlighted'), hint: 'Shown among the best.', size: 4 },
    ...scheduleFields,
    slug: ownAddress,
  },
  together: [
    ...whereItAppeared,
    {
      rule: 'dayOfMonth',
      year: 'year',
      month: 'month',
      day: 'day',
      noMonth: 'Choose the month of the day too',
      noSuchDay: 'This month has no such day',
    },
    scheduleInOrder,
  ],
  form: [
    ['title'],
    ['type', 'highlighted'],
    ['authors'],
    ['authorNote'],
    ['award'],
    ['journal', 'publisher'],
    ['booktitle'],
    ['volume', 'issue', 'pages'],
    ['year', 'month', 'day'],
    ['doi', 'citationKey'],
    ['abstract'],
    ['image'],
    ['keywords'],
    ['editors', 'genre'],
    ['isbn', 'issn'],
    ['arxivId', 'pmid'],
    ['licence', 'language'],
    ['funding'],
    ['preprintDoi', 'corrections'],
    ['retraction', 'concern'],
    ['link'],
    ['pdfLink'],
    ['manuscript'],
    ['manuscriptFrom', 'manuscriptLicence'],
    ['poster', 'slides'],
    ['codeLink'],
    ['dataLink'],
    ['videoLink'],
    scheduleRow,
    ['slug'],
  ],
  list: { columns: ['title', 'year', 'type', 'journal', 'doi'], sort: ['year', 'DESC'] },
  pictures: 'Publications',
}
