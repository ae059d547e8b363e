/** A text in one line, cut between words where it is longer than so many letters. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const space = line.lastIndexOf(' ', most - 1)
  // Chinese and Japanese have none.
  return `${line.slice(0, space > 0 ? space : most - 1).replace(/[\s,;:–-]+$/, '')}…`
}
