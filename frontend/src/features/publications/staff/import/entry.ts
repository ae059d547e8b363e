import type { ReadEntryFragment } from './queries.generated'

/** An entry of what was read: a publication that may be saved, or what is wrong with it. */
export type Entry = ReadEntryFragment & {
  /** Whether somebody has worked on it since it was read. */
  isWorkedOn?: true
}

export type EntryState = Entry['state']

/** What an entry is to the stored publications, in words. */
export const stateInWords: Record<EntryState, string> = {
  new: 'New',
  changes: 'Changes one that is stored',
  duplicate: 'Stored already',
  problem: 'Needs correcting',
}

/** Whether an entry can be saved as it is. */
export const canBeSaved = ({ state }: Entry): boolean => state === 'new' || state === 'changes'

/** What was read, in one sentence: `12 entries: 8 new, 1 changes one that is stored, 3 stored already.` */
export function summary(entries: readonly Entry[]): string {
  const states = Object.keys(stateInWords) as EntryState[]
  const parts = states.flatMap((state) => {
    const count = entries.filter((entry) => entry.state === state).length
    return count === 0 ? [] : [`${String(count)} ${countedWords[state](count)}`]
  })
  const number = entries.length === 1 ? '1 entry' : `${String(entries.length)} entries`
  return parts.length === 0 ? 'There is no entry in this text.' : `${number}: ${parts.join(', ')}.`
}

const countedWords: Record<EntryState, (count: number) => string> = {
  new: () => 'new',
  changes: (count) => (count === 1 ? 'changes one that is stored' : 'change ones that are stored'),
  duplicate: () => 'stored already',
  problem: (count) => (count === 1 ? 'needs correcting' : 'need correcting'),
}
