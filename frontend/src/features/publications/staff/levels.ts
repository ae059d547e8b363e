import { unicodeText } from '../../../ui/text/scientific-text'

/** A text as a subscript: in Unicode's characters where it has all of them, else between marks. Nothing gives the marks. */
export const lowered = (text: string): string => atLevel('sub', text)

/** The same as a superscript. */
export const raised = (text: string): string => atLevel('sup', text)

/** A text in italics. */
export const italic = (text: string): string => `<i>${text}</i>`

function atLevel(level: 'sub' | 'sup', text: string): string {
  const marked = `<${level}>${text}</${level}>`
  return text === '' ? marked : unicodeText(marked, () => marked)
}
