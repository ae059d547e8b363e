/** Letters that are no other letter with an accent, and what stands for them where they cannot be typed. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ł: 'l',
  ı: 'i',
}

/** Words as they are compared: small letters without accents, index digits as digits, one space between words. */
export const asSearched = (text: string): string =>
  text
    .replace(/<\/?su[bp]>/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðþħŧŋłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
