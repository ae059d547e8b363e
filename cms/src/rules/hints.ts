/** Sentences that several forms of Strapi's admin have in common. */
export const paragraphs = 'An empty line begins a new paragraph.'
export const webAddress = { hint: 'Starts with https:// or http://', placeholder: 'https://' }
