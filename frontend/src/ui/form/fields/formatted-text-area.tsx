import type { ClipboardEvent } from 'react'
import { TextArea } from './field'
import { insertText } from './insert-text'
import { useTell } from '../../feedback/notices'
import { formattedText, imagesIn } from './paste/formatted-text'
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
  const tell = useTell()
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html')
    const images = imagesIn(html)
    if (images > 0) tell({ kind: 'failed', text: leftOut(images) })
    const text = formattedText(html, { withHeadings })
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

const leftOut = (images: number): string =>
  images === 1
    ? 'A text holds no image: the one that was copied is left out. Save it as a file, and choose it in the form.'
    : `A text holds no images: the ${String(images)} that were copied are left out. Save them as files, and choose them in the form.`
