/**
 * Stands in the front end's process: from one SIGUSR2 to the next it looks every 5 ms how late it is. What it was late
 * for is a block where the process itself took as much processor time; otherwise another process had the processor.
 */
const watch = `
delete process.env.NODE_OPTIONS
let watching, longest, last, spent
const look = () => {
  const now = performance.now()
  const { user, system } = process.cpuUsage(spent)
  longest = Math.max(longest, Math.min(now - last - 5, (user + system) / 1000))
  last = now
  spent = process.cpuUsage()
}
process.on('SIGUSR2', () => {
  if (watching) {
    clearInterval(watching)
    watching = undefined
    console.log('longest block: ' + longest.toFixed(1) + ' ms')
  } else {
    longest = 0
    last = performance.now()
    spent = process.cpuUsage()
    watching = setInterval(look, 5)
  }
})`

/** What the front end's environment has more. */
export const watched = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watch)}` }

/** The last answer among what the front end has printed, in ms. @throws Error without one */
export function readLongestBlock(output: string): number {
  const [, block] = [...output.matchAll(/longest block: ([\d.]+) ms/g)].at(-1) ?? []
  if (block === undefined) throw new Error('The front end does not tell how long it was blocked.')
  return Number(block)
}
