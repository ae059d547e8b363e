/**
 * The beginning of a text, cut between its lines or, where the first is too long, behind a sentence or a word.
 *
 * @param most in letters
 */
export function beginningOf(text: string, most: number): { text: string; isCut: boolean } {
  if (text.length <= most) return { text, isCut: false }
  const lines = text.slice(0, most + 1).split('\n')
  // The last line is a piece of one.
  const whole = lines.slice(0, -1).join('\n').trimEnd()
  if (whole !== '') return { text: whole, isCut: true }
  const [line = ''] = lines
  const end = line.lastIndexOf('. ')
  return end > most / 2
    ? { text: line.slice(0, end + 1), isCut: true }
    : { text: `${line.slice(0, line.lastIndexOf(' ')).trimEnd()} …`, isCut: true }
}
