import type { ReadEntryFragment } from './queries.generated'

/** An entry of what was read: a publication that may be saved, or what is wrong with it. */
export type Entry = ReadEntryFragment & {
  /** Whether somebody has worked on it since it was read. */
  isWorkedOn?: true
}

export type EntryState = Entry['state']

/** A duplicate is one of a stored publication, or of another entry. */
const stateOf = ({ state, existing }: Entry) =>
  state === 'duplicate' && existing === null ? 'repeated' : state

const inWords = {
  new: 'New',
  changes: 'Changes one that is stored',
  duplicate: 'Stored already',
  repeated: 'In this text already',
  problem: 'Needs correcting',
}

/** What an entry is to the stored publications and to the other entries. */
export const stateInWords = (entry: Entry): string =>
  inWords[stateOf(entry)] + (namesFewer(entry) ? ', and names fewer authors' : '')

/** Whether authors of a stored publication would be lost, as by a list that ends with "et al." */
export const namesFewer = ({ differences }: Entry): boolean => {
  const { before, after } = differences.find(({ field }) => field === 'authors') ?? {}
  const count = (names?: string | null) => (names ? names.split('; ').length : 0)
  return count(after) < count(before)
}

/** Whether an entry can be saved as it is. */
export const canBeSaved = ({ state }: Entry): boolean => state === 'new' || state === 'changes'

/** What was read, in one sentence: `12 entries: 8 new, 1 changes one that is stored, 3 stored already.` */
export function summary(entries: readonly Entry[]): string {
  const states = Object.keys(inWords) as (keyof typeof inWords)[]
  const parts = states.flatMap((state) => {
    const count = entries.filter((entry) => stateOf(entry) === state).length
    return count === 0 ? [] : [`${String(count)} ${countedWords[state](count)}`]
  })
  const number = entries.length === 1 ? '1 entry' : `${String(entries.length)} entries`
  return parts.length === 0 ? 'There is no entry in this text.' : `${number}: ${parts.join(', ')}.`
}

const countedWords: Record<keyof typeof inWords, (count: number) => string> = {
  new: () => 'new',
  changes: (count) => (count === 1 ? 'changes one that is stored' : 'change ones that are stored'),
  duplicate: () => 'stored already',
  repeated: () => 'in this text already',
  problem: (count) => (count === 1 ? 'needs correcting' : 'need correcting'),
}
