import type { Core } from '@strapi/strapi'
import {
  givenBack,
  memory,
  promisedTurn,
  taken,
  turnOf,
  waitingTime,
  type Attempt,
  type Pace,
} from './attempts'
import { oneAtATime } from './one-at-a-time'
import { readPace, writePace } from './pace-store'
import { attemptTable } from './tables'
import { limiter } from './limiter'

/** Strapi's database layer answers a date as text. */
interface Row {
  id: number
  at: string
  promised: boolean
}

/** Nobody may wait longer than this many others: their turns would come after the gateway gave up. */
const mostWaiting = { strangers: 500, devices: 100 }

/** Who tries: an address, or the nonce of a device that signed in before, and the address it is at. */
export interface Guesser {
  address: string
  device: string | undefined
}

/** One attempt to sign in that was counted. */
export interface Counted {
  id: number
  /** Whom it was counted for. */
  guesser: string
  isDevice: boolean
  /** Which pace it was taken from. */
  pace: Pace | undefined
}

/**
 * Counts the attempts to sign in, in the database, so that all instances count together and a restart forgets nothing.
 * An attempt is counted before the password is looked at: attempts that come at the same time cannot get past.
 */
export function signInLimit(strapi: Core.Strapi) {
  const attempts = () => strapi.db.query(attemptTable)
  // A crowd of strangers takes one connection of the database, not all, and no device waits behind it.
  const strangersInTurn = limiter({ running: 1, waiting: mostWaiting.strangers })
  const devicesInTurn = limiter({ running: 1, waiting: mostWaiting.devices })

  const attemptsOf = async (guesser: string): Promise<(Attempt & { id: number })[]> => {
    const rows = (await attempts().findMany({ where: { address: guesser } })) as Row[]
    return rows.map(({ id, at, promised }) => ({ id, at: Date.parse(at), promised }))
  }
  const create = async (guesser: string, at: number, promised = false): Promise<number> => {
    const row = (await attempts().create({ data: { address: guesser, at: new Date(at), promised } })) as Row
    return row.id
  }

  const countDevice = async (device: string, now: number): Promise<Counted | undefined> => {
    const guesser = `device ${device}`
    if (waitingTime(await attemptsOf(guesser), now) > 0) return undefined
    return { id: await create(guesser, now), guesser, isDevice: true, pace: undefined }
  }

  const countAddress = async (address: string, now: number): Promise<Counted | { wait: number }> => {
    const own = await attemptsOf(address)
    const paidUntil = await readPace(strapi)
    const { at, pace } = turnOf(own, paidUntil, now)
    if (pace !== undefined) await writePace(strapi, taken(paidUntil, pace, now))
    if (at > now) {
      if (pace !== undefined) await create(address, at, true)
      return { wait: at - now }
    }
    const promised = promisedTurn(own, now)
    if (promised !== undefined) await attempts().deleteMany({ where: { id: promised.id } })
    return { id: await create(address, now), guesser: address, isDevice: false, pace }
  }

  /** What is gone already was given back before, or a new password has let everybody try anew. */
  const giveBack = ({ id, pace }: Counted): Promise<void> =>
    oneAtATime(strapi, async () => {
      const { count } = await attempts().deleteMany({ where: { id } })
      if (count > 0 && pace !== undefined) await writePace(strapi, givenBack(await readPace(strapi), pace))
    })

  return {
    /**
     * @returns the counted attempt, or for how many milliseconds this address must `wait`
     * @throws TooManyWaiting
     */
    count({ address, device }: Guesser): Promise<Counted | { wait: number }> {
      const inTurn = device === undefined ? strangersInTurn : devicesInTurn
      return inTurn(() =>
        oneAtATime(strapi, async () => {
          const now = Date.now()
          await attempts().deleteMany({ where: { at: { $lte: new Date(now - memory) } } })
          // A device that has used up what is its own is a stranger for that time.
          const known = device === undefined ? undefined : await countDevice(device, now)
          return known ?? countAddress(address, now)
        }),
      )
    },

    /** The password was not looked at: the attempt does not count. */
    forget: giveBack,

    /** Whoever tried knows the password: what was mistyped before is not held against the device or the address. */
    async forgive(counted: Counted): Promise<void> {
      await giveBack(counted)
      await attempts().deleteMany({ where: { address: counted.guesser } })
    },
  }
}
