/** Writes over what is selected in a field, as a keyboard does: the browser's Undo knows of no other way. */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated, typescript/no-unnecessary-condition -- nothing has taken its place; some have it no more
  if (document.execCommand?.('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
