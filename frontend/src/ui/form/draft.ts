const prefix = 'draft:'

/** A document as it was when somebody began to type: its version, and what the form showed of it. */
export interface Basis {
  version: number | undefined
  values: Record<string, unknown>
}

interface Draft {
  values: Record<string, unknown>
  basis?: Basis | undefined
}

/**
 * Keeps what is typed in this browser until it is saved: for a reload in the store of the window, which no other window
 * with the same form can change, and for a window that was closed in the store that all share. Files cannot be kept.
 *
 * @param basis what it was typed over
 */
export function keepDraft(name: string, values: Record<string, unknown>, basis: Basis): void {
  const texts = Object.entries(values).filter(([, value]) => !hasFile(value) && value !== undefined)
  const draft: Draft = { values: Object.fromEntries(texts), basis }
  const text = JSON.stringify(draft)
  store(sessionStorage, name, text)
  store(localStorage, name, text)
}

function store(place: Storage, name: string, text: string): void {
  try {
    place.setItem(prefix + name, text)
  } catch (error) {
    // A full or forbidden store loses only the safety net; the form itself goes on.
    console.warn('What is typed cannot be kept for a reload.', error)
  }
}

export function readDraft(name: string): Draft | undefined {
  const text = sessionStorage.getItem(prefix + name) ?? localStorage.getItem(prefix + name)
  if (text === null) return undefined
  store(sessionStorage, name, text)
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? draft : undefined
  } catch {
    // A draft that cannot be read is none; the next one replaces it.
    return undefined
  }
}

/** Drops what was kept, but not what another window has kept since. */
export function dropDraft(name: string): void {
  const own = sessionStorage.getItem(prefix + name)
  const shared = localStorage.getItem(prefix + name)
  sessionStorage.removeItem(prefix + name)
  if (own === shared) localStorage.removeItem(prefix + name)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isObject(value['values']) &&
  (value['basis'] === undefined || (isObject(value['basis']) && isObject(value['basis']['values'])))

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || value instanceof FileList || (Array.isArray(value) && value.some(hasFile))
