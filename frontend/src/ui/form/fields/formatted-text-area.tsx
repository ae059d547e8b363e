import type { ClipboardEvent } from 'react'
import { TextArea } from './field'
import { insertText } from './insert-text'
import { formattedText } from './paste/formatted-text'
import { textHint } from './text-hint'

/**
 * A text of several paragraphs, whose lists, bold words and links are written as `ui/text/paragraphs.tsx` reads them. What is
 * pasted from a word processor or a web page keeps them; pasted without its format (Ctrl+Shift+V) it is plain text.
 *
 * @param props.withHeadings whether it may have headings too
 */
export function FormattedTextArea({
  withHeadings = false,
  hint = textHint,
  ...field
}: Parameters<typeof TextArea>[0] & { withHeadings?: boolean }) {
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = formattedText(event.clipboardData.getData('text/html'), { withHeadings })
    if (text === undefined) return
    event.preventDefault()
    insertText(event.currentTarget, text)
  }
  return <TextArea {...field} hint={hint} onPaste={paste} />
}
