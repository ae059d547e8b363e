import { italic, lowered, raised } from '../levels'
import { tidied } from './tidied'

/**
 * A title from a web page or a word processor, with its subscripts, superscripts and italics as titles here have them.
 *
 * @returns undefined for one that has none
 */
export function titleText(html: string): string | undefined {
  const body = tidied(html)
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith(' ')
  const whole = body.textContent.trim()
  if (!body.querySelector('sub, sup, em')) return undefined
  for (const index of body.querySelectorAll('sub, sup'))
    index.replaceWith((index.tagName === 'SUB' ? lowered : raised)(index.textContent))
  for (const words of body.querySelectorAll('em')) {
    // A page may set all of a title in italics, which says nothing.
    const isSet = words.textContent.trim() !== '' && words.textContent.trim().length < whole.length
    words.replaceWith(isSet ? italic(words.textContent) : words.textContent)
  }
  return body.textContent.replace(/\s+/g, ' ').trim()
}
