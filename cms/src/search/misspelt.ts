/** How many letters of a word may be wrong: none of a short one, which would be another word. */
export const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Which letters a word has, as bits; some share one. */
function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

/** Whether more than so many bits are set. */
function hasMore(bits: number, most: number): boolean {
  let rest = bits
  for (let count = 0; count < most && rest !== 0; count += 1) rest &= rest - 1
  return rest !== 0
}

/**
 * Whether a word is another one with so many mistakes at most: a letter too much, missing or wrong, or two neighbours
 * that changed places (the optimal string alignment of Damerau and Levenshtein).
 */
export function isMisspelt(word: string, meant: string, most: number): boolean {
  if (Math.abs(word.length - meant.length) > most) return false
  // A wrong letter is one that is missing and one too many: most words are told apart by that, and quickly.
  if (hasMore(lettersOf(word) ^ lettersOf(meant), 2 * most)) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index)
  for (let row = 1; row <= word.length; row += 1) {
    const present = [row]
    let least = row
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = word[row - 1] === meant[column - 1]
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (present[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const changedPlaces =
        row > 1 && column > 1 && word[row - 1] === meant[column - 2] && word[row - 2] === meant[column - 1]
      if (changedPlaces) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1)
      present.push(distance)
      least = Math.min(least, distance)
    }
    if (least > most) return false
    beforeLast = last
    last = present
  }
  return (last[meant.length] ?? Infinity) <= most
}
