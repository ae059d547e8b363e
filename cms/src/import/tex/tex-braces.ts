/** Where the value that begins at `start` with a brace or a quotation mark ends; -1 when it is not closed. */
export function endOfValue(text: string, start: number): number {
  const isQuoted = text[start] === '"'
  let depth = isQuoted ? 0 : 1
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    if (depth === 0 && character === (isQuoted ? '"' : '}')) return at
  }
  return -1
}

/**
 * Rewrites commands with one argument in braces, which may hold others.
 * @param command finds them up to the opening brace, with the flag `g`
 */
export function rewriteCommand(text: string, command: RegExp, rewrite: (argument: string) => string): string {
  let written = ''
  let end = 0
  for (const { 0: found, index } of text.matchAll(command)) {
    const start = index + found.length - 1
    const after = index < end ? -1 : endOfValue(text, start)
    if (after < 0) continue
    written += text.slice(end, index) + rewrite(text.slice(start + 1, after))
    end = after + 1
  }
  return written + text.slice(end)
}
