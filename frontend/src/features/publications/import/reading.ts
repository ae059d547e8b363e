import { canBeSaved, type Entry } from './entry'

/** What was read out of a text, and which entries shall be saved. */
export interface Reading {
  entries: readonly Entry[]
  /** Indices of the entries that are ticked. */
  chosen: ReadonlySet<number>
}

export type ReadingAction =
  | { type: 'read'; entries: readonly Entry[] }
  | { type: 'choose'; index: number; chosen: boolean }
  | { type: 'choose all'; chosen: boolean }
  | { type: 'correct'; index: number; publication: NonNullable<Entry['publication']> }
  | { type: 'refuse'; problems: ReadonlyMap<number, Entry['problems']> }
  | { type: 'save' }

export const nothing: Reading = { entries: [], chosen: new Set() }

/** What becomes of the entries: ticked by hand, corrected, refused by the CMS, saved. */
export function readings({ entries, chosen }: Reading, action: ReadingAction): Reading {
  switch (action.type) {
    case 'read':
      return { entries: action.entries, chosen: savable(action.entries) }
    case 'choose': {
      const others = [...chosen].filter((index) => index !== action.index)
      return { entries, chosen: new Set(action.chosen ? [...others, action.index] : others) }
    }
    case 'choose all':
      return { entries, chosen: action.chosen ? savable(entries) : new Set() }
    case 'correct':
      return {
        entries: entries.map((entry) =>
          entry.index === action.index
            ? {
                ...entry,
                publication: action.publication,
                problems: [],
                state: entry.existing ? 'changes' : 'new',
              }
            : entry,
        ),
        chosen: new Set([...chosen, action.index]),
      }
    case 'refuse':
      return {
        entries: entries.map((entry) => {
          const problems = action.problems.get(entry.index)
          return problems ? { ...entry, state: 'problem', problems } : entry
        }),
        chosen: new Set([...chosen].filter((index) => !action.problems.has(index))),
      }
    case 'save':
      return { entries: entries.filter(({ index }) => !chosen.has(index)), chosen: new Set() }
  }
}

const savable = (entries: readonly Entry[]) => new Set(entries.filter(canBeSaved).map(({ index }) => index))
