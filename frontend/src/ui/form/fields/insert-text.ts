/**
 * Writes over what is selected in a field as a paste does: the browser's Undo knows of no other way, and takes it back alone. As
 * HTML, since what is inserted as text takes Chromium seconds for hundreds of lines, and Undo joins it with what was typed before.
 */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated, typescript/no-unnecessary-condition -- nothing has taken its place; some have it no more
  const insert = (command: string, value: string) => document.execCommand?.(command, false, value)
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  // Firefox knows the second alone in a field.
  if (insert('insertHTML', html) || insert('insertText', text)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
