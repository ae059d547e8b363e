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
    const { value, selectionStart } = event.currentTarget
    const startsLine = selectionStart === 0 || value[selectionStart - 1] === '\n'
    // A heading or a list begins in a line of its own.
    const [mark] = /^(?:#{2,3}|-|\d{1,3}\.) /.exec(text) ?? []
    const gap = mark === undefined || startsLine ? '' : mark.startsWith('#') ? '\n\n' : '\n'
    insertText(event.currentTarget, gap + text)
  }
  return <TextArea {...field} hint={hint} onPaste={paste} />
}
