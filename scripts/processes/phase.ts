/**
 * Prints a step of a longer command and how many seconds it took.
 * @param title what happens, in the reader's words
 * @param work the step; what it throws is passed on after the line was ended
 */
export async function phase<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  process.stdout.write(`  ${title} … `)
  const started = performance.now()
  try {
    const result = await work()
    console.log(`${seconds(started)} s`)
    return result
  } catch (error) {
    console.log(`failed after ${seconds(started)} s`)
    throw error
  }
}

/** Seconds since `started` (a value of performance.now()), with one decimal. */
export function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
