/** What a text of several paragraphs may hold (`ui/text/paragraphs.tsx`). */
export const textHint =
  'A blank line begins a new paragraph. Lines that begin with “- ” or “1. ” are a list, and [words](https://…) is a link.'
