import { connect } from 'node:net'
import { readAnswers, type Read } from './answers.ts'
import { rest } from '../run/wait.ts'

/** How long nothing may come before an answer counts as whole, and a request as one that waits for more, in ms. */
const quiet = 250
/** Longer than any answer takes, in ms. */
const patience = 15_000

/**
 * Sends bytes over a connection of their own and reads what comes, whatever that is.
 *
 * @param methods of the requests that the bytes are
 */
export async function exchange(
  port: number,
  pieces: readonly Buffer[],
  methods: readonly string[],
): Promise<Read> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setNoDelay()
  const chunks: Buffer[] = []
  let last = Date.now()
  const state = { isOver: false }
  socket.on('data', (chunk) => {
    chunks.push(chunk)
    last = Date.now()
  })
  const over = () => {
    state.isOver = true
  }
  // A server may hang up on such requests; what came before is what counts.
  socket.on('error', over)
  socket.on('end', over)
  socket.on('close', over)
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await rest(2)
    socket.write(piece)
  }
  const read = () => readAnswers(Buffer.concat(chunks), methods)
  const begun = Date.now()
  let ended = false
  while (!state.isOver && Date.now() - begun < patience) {
    await rest(25)
    if (Date.now() - Math.max(last, begun) < quiet || socket.writableLength > 0) continue
    const { answers, isOpen } = read()
    if (ended && !isOpen && Date.now() - Math.max(last, begun) > 4 * quiet) break
    // Half of a request waits for the rest, which does not come.
    if (!ended && (answers.length > 0 || Date.now() - begun > 4 * quiet)) {
      ended = true
      socket.end()
    }
  }
  socket.destroy()
  return read()
}
