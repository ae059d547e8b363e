import { readFileSync } from 'node:fs'
import { inRoot } from '../scripts/root.ts'

/** What the specs read of the sample content, so that they say what must be shown without repeating it. */
export interface SampleSite {
  groupName: string
  leader: { name: string; slug: string; title: string }
  subcategoryOrder: string
  postalAddress: string
  email: string
  secondEmail: string
  phone: string
  office: string
  map: { alternativeText: string }
  directions: string
  followLinks: { label: string; url: string }[]
  logos: { alternativeText: string }[]
  homeSentence: string
  newsImages: { file: string; alternativeText: string }[]
}

export interface SampleEvent {
  title: string
  date: string
  event_type: string
  image?: { file: string }
}

export interface SampleMember {
  name: string
  category: string
  description?: string
  subcategory?: string
  joiningDate?: string
  leavingDate?: string
  orcid?: string
  thesisTitle?: string
  nextPosition?: string
}

export interface SamplePublication {
  title: string
  /** An article without it. */
  type?: string
  authors: string[]
  year: number
  /** Missing where something appeared in a book, or at a publisher alone. */
  journal?: string
  booktitle?: string
  publisher?: string
  volume?: string
  issue?: string
  pages?: string
  month?: number
  day?: number
  doi?: string
  link?: string
  pdfLink?: string
  authorNote?: string
  codeLink?: string
  dataLink?: string
  videoLink?: string
  licence?: string
  funding?: string
  award?: string
  abstract?: string
  highlighted?: boolean
}

/** A title as it is read: without markup, and with the digits of Unicode's sub- and superscripts. */
export const plain = (title: string): string => title.replace(/<\/?(?:su[bp]|i)>/g, '').normalize('NFKC')

const read = (name: string): unknown => JSON.parse(readFileSync(inRoot('cms/seed', `${name}.json`), 'utf8'))

export const site = read('site') as SampleSite
export const events = read('events') as SampleEvent[]
export const members = read('members') as SampleMember[]
export const publications = read('publications') as SamplePublication[]
export const facilities = read('facilities') as { name: string; description?: string }[]
export const researchLines = read('research-lines') as { title: string; text: string }[]
export const customPages = read('custom-pages') as { title: string; text: string; menu: string }[]
export const updates = read('updates') as { title: string }[]
export const galleryImages = read('gallery-images') as { alternativeText: string; caption: string }[]
