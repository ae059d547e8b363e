/** @param time in ms */
export const rest = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/**
 * Asks again and again until something holds.
 *
 * @param limit in ms
 * @returns whether it came to hold in time
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limit: number,
  pause = 100,
): Promise<boolean> {
  for (const end = Date.now() + limit; ;) {
    if (await holds()) return true
    if (Date.now() > end) return false
    await rest(pause)
  }
}
