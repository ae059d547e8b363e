export interface Piece {
  text: string
  kind: 'same' | 'removed' | 'added'
}

/** So many comparisons of words at most: a text of 1 400 words against another is told word by word. */
const most = 2_000_000

/**
 * Tells two texts apart word by word, by their longest common subsequence. Of texts that are too long for that, all
 * between the first and the last difference counts as replaced.
 */
export function wordChanges(before: string, after: string): Piece[] {
  const [was, is] = [words(before), words(after)]
  const start = commonStart(was, is)
  const end = commonStart(was.slice(start).reverse(), is.slice(start).reverse())
  const middle = inner(was.slice(start, was.length - end), is.slice(start, is.length - end))
  return joined([
    ...was.slice(0, start).map((text): Piece => ({ text, kind: 'same' })),
    ...middle,
    ...was.slice(was.length - end).map((text): Piece => ({ text, kind: 'same' })),
  ])
}

/** Words and what stands between them. */
const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

function commonStart(a: string[], b: string[]): number {
  const difference = a.findIndex((word, index) => word !== b[index])
  return difference === -1 ? a.length : difference
}

function inner(was: string[], is: string[]): Piece[] {
  if (was.length * is.length > most) {
    return [
      { text: was.join(''), kind: 'removed' },
      { text: is.join(''), kind: 'added' },
    ]
  }
  const common = commonLengths(was, is)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < was.length || j < is.length) {
    const [old = '', young = ''] = [was[i], is[j]]
    if (i < was.length && j < is.length && old === young) {
      pieces.push({ text: old, kind: 'same' })
      i += 1
      j += 1
    } else if (j >= is.length || (i < was.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      pieces.push({ text: old, kind: 'removed' })
      i += 1
    } else {
      pieces.push({ text: young, kind: 'added' })
      j += 1
    }
  }
  return pieces
}

/** For each pair of places, how many words the rests of the two texts have in common, in order. */
function commonLengths(was: string[], is: string[]): Uint16Array[] {
  const rows = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1))
  for (let i = was.length - 1; i >= 0; i -= 1) {
    for (let j = is.length - 1; j >= 0; j -= 1) {
      const row = rows[i]
      if (!row) continue
      row[j] =
        was[i] === is[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1))
    }
  }
  return rows
}

const at = (rows: Uint16Array[], i: number, j: number) => rows[i]?.[j] ?? 0

/** Neighbours of one kind become one piece. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else result.push({ ...piece })
  }
  return result
}
