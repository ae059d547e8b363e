import { unicodeText } from '../../text/scientific-text'

/** A text as a subscript: in Unicode's characters where it has all of them, else between marks. Nothing gives the marks. */
export const lowered = (text: string): string => atLevel('sub', text)

/** The same as a superscript. */
export const raised = (text: string): string => atLevel('sup', text)

/** A text in italics, but for its indices, which no other mark may be around; upright again when all of it was. */
export function italic(text: string): string {
  const upright = text.replace(/<\/?i>/g, '')
  if (/^<i>[^<]*<\/i>$/.test(text) || upright === '') return text === '' ? '<i></i>' : upright
  return upright.replace(/<(su[bp])>.*?<\/\1>|(?:[^<]|<(?!su[bp]>))+/g, (piece, level?: string) =>
    level ? piece : `<i>${piece}</i>`,
  )
}

function atLevel(level: 'sub' | 'sup', text: string): string {
  // A hyphen beside a number alone is typed for a minus: of an exponent, of a charge.
  const bare = text.replace(/<\/?(?:i|su[bp])>/g, '').replace(/^[-–](?=\d+$)|(?<=^\d*)[-–]$/, '−')
  const marked = `<${level}>${bare}</${level}>`
  if (bare === '') return marked
  return text === marked ? bare : unicodeText(marked, () => marked)
}
