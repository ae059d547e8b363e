/**
 * Escapes of addresses become what they stand for. A text with one that is none stays as it is: staff may have written
 * `/100%`, and older websites wrote addresses in Latin-1 (`/m%FCller.html`).
 */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Percent signs that belong to the text, or letters in another encoding than UTF-8.
    return text
  }
}
