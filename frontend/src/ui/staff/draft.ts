import { draftPrefix as prefix } from '../feedback/kept-draft'

/** Of which forms this window shows what another one has typed, and nothing of its own. */
const followed = new Set<string>()

/** A document as it was when somebody began to type: its version, and what the form showed of it. */
export interface Basis {
  version: number | undefined
  values: Record<string, unknown>
  /** Whether `values` are what this form has saved over that version, and not yet what the CMS has made of it. */
  isSaved?: boolean
}

export interface Draft {
  values: Record<string, unknown>
  basis?: Basis | undefined
  /** Where it was typed; of a page of several forms in which part. */
  place?: { path: string; page: string; part?: string | undefined } | undefined
}

/** A draft in a list of them. */
export interface WaitingDraft {
  name: string
  /** The page on which it was typed. */
  path: string
  /** In words: "Add Event: Talk on alloys". */
  words: string
}

/**
 * Keeps what is typed in this browser until it is saved: for a reload in the store of the window, which no other window
 * with the same form can change, and for a window that was closed in the store that all share. Files cannot be kept.
 *
 * @param basis what it was typed over
 */
export function keepDraft(name: string, values: Record<string, unknown>, basis: Basis): void {
  const texts = Object.entries(values).filter(([, value]) => !hasFile(value) && value !== undefined)
  const page = document.querySelector('h1')?.textContent ?? document.title
  const { path, part } = here()
  const place = { path, page, part }
  const draft: Draft = { values: Object.fromEntries(texts), basis, place }
  const text = JSON.stringify(draft)
  followed.delete(name)
  store(sessionStorage, prefix + name, text)
  store(localStorage, prefix + name, text)
  tell()
}

/** The address of what is being typed in. A part of a page of forms can have the focus itself, as the parts of the settings. */
function here(): { path: string; part?: string | undefined } {
  const path = location.pathname + location.search
  const part = document.activeElement?.closest('section[id][tabindex]')
  if (!part) return { path: path + location.hash }
  return { path: `${path}#${part.id}`, part: part.querySelector('h2')?.textContent }
}

/** Keeps a text in a store of the browser, as long as that has room. */
export function store(place: Storage, key: string, text: string): void {
  try {
    place.setItem(key, text)
  } catch (error) {
    // A full store loses only the safety net; the form itself goes on.
    console.warn('What is typed cannot be kept for a reload.', error)
  }
}

export function readDraft(name: string): Draft | undefined {
  const own = sessionStorage.getItem(prefix + name)
  const text = own ?? localStorage.getItem(prefix + name)
  if (text === null) return undefined
  if (own === null) followed.add(name)
  store(sessionStorage, prefix + name, text)
  return parseDraft(text)
}

/** The drafts of the list, which is drawn with each letter that is typed anywhere, by the texts that they were read from. */
const read = new Map<string, { text: string; draft: Draft | undefined }>()

function draftOfList(key: string): Draft | undefined {
  const text = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? ''
  const known = read.get(key)
  if (known?.text === text) return known.draft
  const draft = parseDraft(text)
  read.set(key, { text, draft })
  return draft
}

function parseDraft(text: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? draft : undefined
  } catch {
    // A draft that cannot be read is none; the next one replaces it.
    return undefined
  }
}

/**
 * Drops what was kept, but not what another window has kept since.
 *
 * @param saved whether it was saved: other windows that show the same text then drop it, too
 * @param again whether the form has been opened again in this window, which then does the same
 */
export function dropDraft(name: string, { saved = false, again = false } = {}): void {
  const own = sessionStorage.getItem(prefix + name)
  if (saved && own !== null) {
    savedDrafts()?.postMessage({ name, text: own } satisfies SavedDraft)
    if (again) for (const follow of followers) follow({ name, text: own })
  }
  const shared = localStorage.getItem(prefix + name)
  sessionStorage.removeItem(prefix + name)
  if (own === shared) localStorage.removeItem(prefix + name)
  tell()
}

interface SavedDraft {
  name: string
  text: string
}

/** How many forms of a draft are open in this window. */
const open = new Map<string, number>()

/** Whether a form shows what is typed under a name. */
export const isFormOpen = (name: string): boolean => (open.get(name) ?? 0) > 0

function countForm(name: string, more: number): void {
  open.set(name, (open.get(name) ?? 0) + more)
  tell()
}

/** The forms of this window, told as other windows are by {@link savedDrafts}. */
const followers = new Set<(saved: SavedDraft) => void>()

let channel: BroadcastChannel | undefined

/** Tells other windows what was saved. Undefined where the browser has none. */
function savedDrafts(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel('saved drafts'))
}

/**
 * Follows what another window with the same form does, as long as nothing is typed in this one: takes what is typed
 * there, and drops it when it is saved there. What each window has typed stays in it.
 *
 * @returns what ends it
 */
export function followDraft(
  name: string,
  { onTyped, onSaved }: { onTyped: (draft: Draft) => void; onSaved: () => void },
): () => void {
  const key = prefix + name
  const typed = ({ key: changed, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || changed !== key || newValue === null) return
    const draft = parseDraft(newValue)
    const isFree = followed.has(name) || sessionStorage.getItem(key) === null
    if (draft === undefined || !isFree) return
    onTyped(draft)
    followed.add(name)
    store(sessionStorage, key, newValue)
  }
  const saved = (there: SavedDraft) => {
    if (there.name !== name || sessionStorage.getItem(key) !== there.text) return
    sessionStorage.removeItem(key)
    tell()
    onSaved()
  }
  const heard = ({ data }: MessageEvent<SavedDraft>) => {
    saved(data)
  }
  addEventListener('storage', typed)
  savedDrafts()?.addEventListener('message', heard)
  followers.add(saved)
  countForm(name, 1)
  return () => {
    countForm(name, -1)
    removeEventListener('storage', typed)
    savedDrafts()?.removeEventListener('message', heard)
    followers.delete(saved)
  }
}

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` when a draft is kept or dropped, in this window or in another, and when a form of one opens or closes. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The drafts that this browser keeps, in the order of their names. */
export const waitingDrafts = (): WaitingDraft[] =>
  [...new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)])]
    .filter((key) => key.startsWith(prefix))
    .sort()
    .flatMap((key) => {
      const draft = draftOfList(key)
      if (draft?.place === undefined) return []
      const { path, page, part } = draft.place
      const title = draft.values['title'] ?? draft.values['name']
      const named = typeof title === 'string' && title.trim() !== '' ? title : part
      const words = named === undefined ? page : `${page}: ${named}`
      return [{ name: key.slice(prefix.length), path, words }]
    })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isObject(value['values']) &&
  (value['basis'] === undefined || (isObject(value['basis']) && isObject(value['basis']['values']))) &&
  (value['place'] === undefined || (isObject(value['place']) && typeof value['place']['path'] === 'string'))

/** Whether a value of a form is a file, or holds one. */
export const hasFile = (value: unknown): boolean =>
  value instanceof Blob || value instanceof FileList || (Array.isArray(value) && value.some(hasFile))
