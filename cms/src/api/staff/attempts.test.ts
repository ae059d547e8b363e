import { expect, test } from 'vitest'
import {
  memory,
  paces,
  promisedTurn,
  taken,
  tooManyAttempts,
  turnOf,
  type Attempt,
  type PaidUntil,
} from './attempts'

const minute = 60_000
const day = 24 * 60 * minute
const now = 1_700_000_000_000
const untouched: PaidUntil = { first: 0, further: 0 }
const tried = (count: number, at: (number: number) => number = () => now): Attempt[] =>
  Array.from({ length: count }, (_, number) => ({ at: at(number), promised: false }))

/** The sign-in of a site on which every password is wrong, with a clock of its own. */
class Site {
  now = now
  checked = 0
  private paidUntil = untouched
  private readonly attempts = new Map<string, Attempt[]>()

  /** @returns for how many milliseconds the address must wait; 0 when its password is looked at */
  guess(address: string): number {
    const own = (this.attempts.get(address) ?? []).filter(({ at }) => at > this.now - memory)
    const { at, pace } = turnOf(own, this.paidUntil, this.now)
    const promised = promisedTurn(own, this.now)
    if (pace !== undefined) this.paidUntil = taken(this.paidUntil, pace, this.now)
    if (at === this.now) this.checked += 1
    if (promised !== undefined && at === this.now) Object.assign(promised, { at, promised: false })
    else if (at === this.now || pace !== undefined) own.push({ at, promised: at > this.now })
    this.attempts.set(address, own)
    return at - this.now
  }
}

test('ten attempts of an address are let through, the eleventh waits', () => {
  expect(turnOf([], untouched, now).at).toBe(now)
  expect(turnOf(tried(9), untouched, now).at).toBe(now)
  expect(turnOf(tried(10), untouched, now)).toEqual({ at: now + 15 * minute })
})

test('one waits until the earliest of the ten is a quarter of an hour old', () => {
  const attempts = tried(10, (number) => now - number * minute)
  expect(turnOf(attempts, untouched, now).at).toBe(now + 6 * minute)
  expect(turnOf(attempts, untouched, now + 6 * minute - 1).at).toBe(now + 6 * minute)
  expect(turnOf(attempts, untouched, now + 6 * minute).at).toBe(now + 6 * minute)
})

test('three addresses that guess all day never keep another one waiting', () => {
  const site = new Site()
  for (const end = now + day; site.now < end; site.now += minute) {
    for (const attacker of ['a', 'b', 'c']) site.guess(attacker)
    if ((site.now - now) % (10 * minute) === 0) expect(site.guess(`quiet ${site.now}`)).toBe(0)
  }
})

test.each([400, 5_000])('%i addresses that guess all day get no more than 2,500 guesses', (addresses) => {
  const site = new Site()
  for (let attempt = 0; site.now < now + day; attempt += 1) {
    site.guess(String(attempt % addresses))
    // Some hundred a minute: every turn that there is gets taken.
    if (attempt % 500 === 499) site.now += minute
  }
  const most = Object.values(paces).reduce((sum, { burst, interval }) => sum + burst + day / interval, 0)
  expect(most).toBe(2_320)
  expect(site.checked).toBeLessThanOrEqual(most)
  // The addresses are many enough to take nearly all that there is.
  expect(site.checked).toBeGreaterThan(1_400)
})

test('whoever is told when to come back gets in then, whatever others do meanwhile', () => {
  const site = new Site()
  for (let number = 0; number < paces.first.burst; number += 1) expect(site.guess(`crowd ${number}`)).toBe(0)
  expect(site.guess('quiet')).toBe(minute)
  expect(site.guess('quiet')).toBe(minute)
  for (let number = 0; number < 1_000; number += 1) expect(site.guess(`late ${number}`)).toBeGreaterThan(0)
  site.now += minute
  for (let number = 0; number < 1_000; number += 1) expect(site.guess(`later ${number}`)).toBeGreaterThan(0)
  expect(site.guess('quiet')).toBe(0)
})

test('a turn that nobody takes is promised anew, and nobody keeps more than one', () => {
  const site = new Site()
  for (let number = 0; number < paces.first.burst; number += 1) site.guess(`crowd ${number}`)
  for (let number = 0; number < 100; number += 1) expect(site.guess('greedy')).toBe(minute)
  expect(site.guess('quiet')).toBe(2 * minute)
  site.now += 60 * minute
  expect(site.guess('greedy')).toBe(0)
})

test('the waiting ends soon after the guessing has', () => {
  const site = new Site()
  for (let number = 0; number < 10_000; number += 1) site.guess(`crowd ${number}`)
  expect(site.guess('quiet')).toBeLessThanOrEqual(minute)
  site.now += 11 * minute
  expect(site.guess('quiet')).toBe(0)
})

test.each([
  [1, 'Too many attempts. Try again in 1 second.'],
  [45, 'Too many attempts. Try again in 45 seconds.'],
  [60, 'Too many attempts. Try again in 1 minute.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
  [720, 'Too many attempts. Try again in 12 minutes.'],
])('%i seconds are told as: %s', (seconds, message) => {
  expect(tooManyAttempts(seconds)).toBe(message)
})
