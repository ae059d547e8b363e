export interface AddressPiece {
  text: string
  /** Where the piece leads, when it is an address. */
  address?: string
}

/**
 * Words with the address that they lead to, as Markdown has them: `[the call](https://example.org)`. A page of this site begins
 * with one slash, and no backslash after it, which browsers take for another one. A formula such as `[Ru(bpy)3](PF6)2` has no address.
 */
export const named =
  /\[([^[\]\n]{1,300})\]\(((?:https?:\/\/|www\.)(?:[^\s<>"()]|\([^\s<>"()]*\))+|mailto:[^\s<>"()]+|\/(?![/\\])[^\s<>"()]*)\)/gi

/**
 * An address ends where the next one begins after a comma. The part of a mail address before its @ has at most 64
 * characters (RFC 5321, 4.5.3.1.1).
 */
const written =
  /\b(?:https?:\/\/|www\.[^\s<>"“”«».]+\.)(?:(?![,;](?:https?:\/\/|www\.))[^\s<>"“”«»])+|[\w.+-]{1,64}@(?:[\w-]+\.)+[a-z]{2,}(?![\w-])/gi
const closing = /[.,;:!?'’…)\]}।。，、*]/u

/**
 * Cuts a text before and after the links in it: words that are given an address, and the bare web addresses, of http and
 * https only or beginning with `www.`, and mail addresses. Nothing else is made a link.
 */
export function addressPieces(text: string): AddressPiece[] {
  const pieces: AddressPiece[] = []
  let end = 0
  for (const { 0: whole, 1: words = '', 2: address = '', index } of text.matchAll(named)) {
    const target = withScheme(address)
    if (!URL.canParse(target, 'http://site')) continue
    pieces.push(...barePieces(text.slice(end, index)), { text: words, address: target })
    end = index + whole.length
  }
  return [...pieces, ...barePieces(text.slice(end))]
}

function barePieces(text: string): AddressPiece[] {
  const pieces: AddressPiece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(written)) {
    const shown = withoutEnd(found)
    const address = /^(?:https?:|www\.)/i.test(shown) ? withScheme(shown) : `mailto:${shown}`
    if (!URL.canParse(address)) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: inSight(shown), address })
    end = index + shown.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** The longest address that is read whole, in characters; those of online meetings have hundreds. */
const longest = 70

/** What is shown of an address: of a long one where it leads, and its beginning. */
function inSight(address: string): string {
  if (address.length <= longest) return address
  // By characters, not by halves of them.
  const letters = Array.from(address.replace(/^https?:\/\/(?:www\.)?/i, ''))
  return `${letters.slice(0, 40).join('')}…`
}

/** An address as people type it: browsers too take it for one of https. */
const withScheme = (address: string) => (/^www\./i.test(address) ? `https://${address}` : address)

/** What ends a sentence ends the address before it; a bracket belongs to it when it was opened there. */
function withoutEnd(address: string): string {
  let open = count(address, '(') - count(address, ')')
  let end = address.length
  while (closing.test(address.charAt(end - 1))) {
    if (address.charAt(end - 1) === ')') {
      if (open >= 0) break
      open += 1
    }
    end -= 1
  }
  return address.slice(0, end)
}

const count = (text: string, character: string) => text.split(character).length - 1
