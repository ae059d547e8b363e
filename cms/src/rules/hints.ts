/** Sentences that several forms of Strapi's admin have in common. */
const marks =
  'Lines that begin with “- ” or “1. ” are a list, **words** are bold, *words* in italics, and [words](https://…) is a link.'
export const paragraphs = `An empty line begins a new paragraph. ${marks}`
export const lines = `Lines end where they do here. ${marks}`
export const webAddress = { hint: 'Starts with https:// or http://', placeholder: 'https://' }
