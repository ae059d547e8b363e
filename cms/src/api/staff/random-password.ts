import { randomInt } from 'node:crypto'

const consonants = 'bdfghjklmnprstvz'
const vowels = 'aiou'

/** Words of five letters, two bits for a vowel and four for a consonant: 16 bits a word, 64 bits in all. */
const pattern = [consonants, vowels, consonants, vowels, consonants]
const words = 4

/**
 * A random password that can be read out and typed on a phone: `lusab-babad-gutih-tugad`.
 * (The words are proquints, Daniel S. Wilkerson, "A Proposal for Proquints", 2009, arXiv:0901.4016.)
 */
export function randomPassword(): string {
  const letter = (letters: string) => letters.charAt(randomInt(letters.length))
  return Array.from({ length: words }, () => pattern.map(letter).join('')).join('-')
}
