export interface AddressPiece {
  text: string
  /** Where the piece leads, when it is an address. */
  address?: string
}

/** The part of a mail address before its @ has at most 64 characters (RFC 5321, 4.5.3.1.1). */
const written = /\bhttps?:\/\/[^\s<>"“”«»]+|[\w.+-]{1,64}@(?:[\w-]+\.)+[a-z]{2,}(?![\w-])/gi
const closing = /[.,;:!?'’…)\]}।。，、]$/u

/**
 * Cuts a text before and after the web addresses in it, of http and https only, and the mail addresses: nothing else is
 * made a link.
 */
export function addressPieces(text: string): AddressPiece[] {
  const pieces: AddressPiece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(written)) {
    const shown = withoutEnd(found)
    const address = /^https?:/i.test(shown) ? shown : `mailto:${shown}`
    if (!URL.canParse(address)) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: shown, address })
    end = index + shown.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** What ends a sentence ends the address before it; a bracket belongs to it when it was opened there. */
function withoutEnd(address: string): string {
  const last = closing.exec(address)?.[0]
  if (last === undefined || (last === ')' && count(address, '(') >= count(address, ')'))) return address
  return withoutEnd(address.slice(0, -last.length))
}

const count = (text: string, character: string) => text.split(character).length - 1
