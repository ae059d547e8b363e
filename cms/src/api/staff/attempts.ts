/** One wrong password, or one that is being checked. */
export interface Attempt {
  /** Who tried, as `countedAddress` names him; empty when he knew the password after all. */
  address: string
  /** Milliseconds since 1970. */
  at: number
}

const minute = 60_000

/** Somebody who mistypes gets on; 960 guesses a day are no way to find a password of 12 characters. */
export const perAddress = { limit: 10, window: 15 * minute }

/**
 * For all addresses together, because a stranger may have many. It can keep staff from signing in for a while, so it
 * is high; whoever is in stays in.
 */
export const overall = { limit: 100, window: 60 * minute }

/** @returns milliseconds until this address may try again; 0 when it may now */
export function waitingTime(attempts: readonly Attempt[], address: string, now: number): number {
  return Math.max(
    untilBelow(
      perAddress,
      attempts.filter((attempt) => attempt.address === address),
      now,
    ),
    untilBelow(overall, attempts, now),
  )
}

function untilBelow({ limit, window }: typeof overall, attempts: readonly Attempt[], now: number): number {
  const counted = attempts
    .map(({ at }) => at)
    .filter((at) => at > now - window)
    .sort((a, b) => a - b)
  // When this one leaves the window, one less than the limit is in it.
  const last = counted.at(-limit)
  return last === undefined ? 0 : last + window - now
}

/** What a person reads who must wait. @param seconds a whole number */
export function tooManyAttempts(seconds: number): string {
  const [number, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `Too many attempts. Try again in ${number} ${unit}${number === 1 ? '' : 's'}.`
}
