/** One wrong password, one that is being checked, or one that may come later. Of one address, or of one device. */
export interface Attempt {
  /** Milliseconds since 1970. */
  at: number
  /** Nobody tried yet: the address was told to come back at `at`, and gets its turn then. */
  promised: boolean
}

const minute = 60_000
const day = 24 * 60 * minute

/** For each address, and for each device that signed in before: somebody who mistypes gets on. */
const perGuesser = { limit: 10, window: 15 * minute }

/** Milliseconds for which attempts are remembered. */
export const memory = day

/** So many attempts of an address within `memory` are its first ones; somebody who knows the password needs no more. */
const firstAttempts = 5

/**
 * For all addresses together, because a stranger may have many: so many attempts at once, and from then on one in each
 * interval (the generic cell rate algorithm, ITU-T I.371). An address that has tried often waits for others like it,
 * not for those who come with the right password.
 *
 * This is what bounds the guesses, whatever the number of addresses: 300 + 24 · 60 first ones and 100 + 24 · 20 further
 * ones make 2,320 on the first day and 1,920 on each day after it.
 */
export const paces = {
  first: { burst: 300, interval: minute },
  further: { burst: 100, interval: 3 * minute },
}

export type Pace = keyof typeof paces

/** When all attempts of a pace are paid for, one in each interval; in milliseconds since 1970. */
export type PaidUntil = Record<Pace, number>

/** Nobody is promised a turn that is farther away: it would be lost for others if he does not come. */
const farthestTurn = 10 * minute

/** For so long after its time a promised turn can be taken. */
const turnStands = 5 * minute

export interface Turn {
  /** When this may be tried, in milliseconds since 1970: now, or later. */
  at: number
  /** What the turn is taken from, now or for later; undefined when nothing new is taken. */
  pace?: Pace
}

/** @param attempts of the address within `memory` */
export function turnOf(attempts: readonly Attempt[], paidUntil: PaidUntil, now: number): Turn {
  const promised = promisedTurn(attempts, now)
  if (promised !== undefined) return { at: Math.max(promised.at, now) }
  const allowed = now + waitingTime(attempts, now)
  if (allowed > now) return { at: allowed }
  const pace = attempts.length < firstAttempts ? 'first' : 'further'
  const { burst, interval } = paces[pace]
  const at = Math.max(now, paidUntil[pace] - (burst - 1) * interval)
  const tooFar = at - now - farthestTurn
  return tooFar > 0 ? { at: now + tooFar } : { at, pace }
}

/** The turn that an address was promised, and may still take. */
export const promisedTurn = <TAttempt extends Attempt>(attempts: readonly TAttempt[], now: number) =>
  attempts.find(({ at, promised }) => promised && now < at + turnStands)

/** Takes a turn. */
export const taken = (paidUntil: PaidUntil, pace: Pace, now: number): PaidUntil => ({
  ...paidUntil,
  [pace]: Math.max(paidUntil[pace], now) + paces[pace].interval,
})

/** Gives a turn back: the password was right, or nobody looked at it. */
export const givenBack = (paidUntil: PaidUntil, pace: Pace): PaidUntil => ({
  ...paidUntil,
  [pace]: paidUntil[pace] - paces[pace].interval,
})

/** @returns milliseconds until one more is below the limit of an address or a device; 0 when it is now */
export function waitingTime(attempts: readonly Attempt[], now: number): number {
  const { limit, window } = perGuesser
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
