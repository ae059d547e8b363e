import { canBeSaved, namesFewer, type Entry } from './entry'

/** What was read out of a text, and which entries shall be saved. */
export interface Reading {
  entries: readonly Entry[]
  /** Indices of the entries that are ticked. */
  chosen: ReadonlySet<number>
}

export type ReadingAction =
  | { type: 'read'; entries: readonly Entry[] }
  | { type: 'follow'; entries: readonly Entry[] }
  | { type: 'choose'; index: number; chosen: boolean }
  | { type: 'choose all'; chosen: boolean }
  | { type: 'remove'; those: readonly Entry[] }
  | { type: 'correct'; index: number; publication: NonNullable<Entry['publication']> }
  | { type: 'take field'; index: number; field: string; taken: boolean }
  | { type: 'split authors'; index: number }
  | { type: 'refuse'; problems: ReadonlyMap<number, Entry['problems']> }
  | { type: 'take back'; saved: readonly Entry[]; entries: readonly Entry[] }

export const nothing: Reading = { entries: [], chosen: new Set() }

/**
 * What becomes of the entries: read anew without what was done to them being lost (`follow`), ticked by hand, corrected,
 * refused by the CMS, removed when they are saved, taken back.
 */
export function readings({ entries, chosen }: Reading, action: ReadingAction): Reading {
  switch (action.type) {
    case 'read':
      return { entries: action.entries, chosen: savable(action.entries.filter(takesNothing)) }
    case 'follow': {
      const known = new Map(entries.map((entry) => [entry.index, entry]))
      const worked = entries.filter(({ isWorkedOn }) => isWorkedOn)
      const others = action.entries.filter(({ index }) => !known.get(index)?.isWorkedOn)
      const now = [...worked, ...others].sort((one, other) => one.index - other.index)
      const isChosen = (entry: Entry) =>
        known.has(entry.index) ? chosen.has(entry.index) : takesNothing(entry)
      return { entries: now, chosen: savable(now.filter(isChosen)) }
    }
    case 'choose': {
      const others = [...chosen].filter((index) => index !== action.index)
      return { entries, chosen: new Set(action.chosen ? [...others, action.index] : others) }
    }
    case 'choose all':
      return { entries, chosen: action.chosen ? savable(entries) : new Set() }
    case 'remove': {
      const gone = new Set(action.those.map(({ index }) => index))
      return {
        entries: entries.filter(({ index }) => !gone.has(index)),
        chosen: new Set([...chosen].filter((index) => !gone.has(index))),
      }
    }
    case 'correct':
      return {
        entries: entries.map((entry) =>
          entry.index === action.index
            ? {
                ...entry,
                isWorkedOn: true,
                publication: action.publication,
                splitAuthors: null,
                problems: [],
                state: entry.existing ? 'changes' : 'new',
              }
            : entry,
        ),
        chosen: new Set([...chosen, action.index]),
      }
    case 'take field':
      return {
        entries: entries.map((entry) =>
          entry.index === action.index ? withField(entry, action.field, action.taken) : entry,
        ),
        chosen,
      }
    case 'split authors':
      return {
        entries: entries.map((entry) => (entry.index === action.index ? withAuthorsApart(entry) : entry)),
        chosen,
      }
    case 'refuse':
      return {
        entries: entries.map((entry) => {
          const problems = action.problems.get(entry.index)
          return problems ? { ...entry, state: 'problem', problems } : entry
        }),
        chosen: new Set([...chosen].filter((index) => !action.problems.has(index))),
      }
    case 'take back': {
      const back = action.saved.map((entry) => again(entry, action.entries))
      return {
        entries: [...entries, ...back].sort((one, other) => one.index - other.index),
        chosen: new Set([...chosen, ...savable(back)]),
      }
    }
  }
}

/** The entry with one of its differences taken, or left as it is stored. */
function withField(entry: Entry, field: string, taken: boolean): Entry {
  const difference = entry.differences.find((one) => one.field === field)
  if (!entry.publication || !difference) return entry
  const text = taken ? difference.after : difference.before
  return { ...entry, isWorkedOn: true, publication: { ...entry.publication, [field]: valueOf(field, text) } }
}

const numbers = ['year', 'month', 'day']

/** What a publication holds in a field, of the text that a difference names it by. */
function valueOf(field: string, text: string | null): string | number | string[] | null {
  if (field === 'authors') return text?.split('; ') ?? []
  return text !== null && numbers.includes(field) ? Number(text) : text
}

/** Whether a difference will be saved with its entry. */
export const isTaken = ({ publication }: Entry, { field, after }: Entry['differences'][number]): boolean => {
  const value = Object.entries(publication ?? {}).find(([name]) => name === field)?.[1]
  return (Array.isArray(value) ? value.join('; ') : String(value ?? '')) === after
}

/** The entry with the people apart whom its source joins in one name. */
const withAuthorsApart = (entry: Entry): Entry => ({
  ...entry,
  isWorkedOn: true,
  ...(entry.publication &&
    entry.splitAuthors && { publication: { ...entry.publication, authors: entry.splitAuthors } }),
  splitAuthors: null,
})

/** A saved entry that is none any more: as it was corrected, with what is stored now. @param read the same text, read anew */
function again(saved: Entry, read: readonly Entry[]): Entry {
  const { existing = null, state = 'new' } = read.find(({ index }) => index === saved.index) ?? {}
  const corrected = existing ? 'changes' : 'new'
  return { ...saved, existing, state: state === 'problem' ? corrected : state }
}

/** What takes authors away is chosen by hand. */
const takesNothing = (entry: Entry): boolean => !namesFewer(entry)

const savable = (entries: readonly Entry[]) => new Set(entries.filter(canBeSaved).map(({ index }) => index))
