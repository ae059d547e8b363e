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

/** Keeps what is typed in this browser until it is saved. Files cannot be kept. @param basis what it was typed over */
export function keepDraft(name: string, values: Record<string, unknown>, basis: Basis): void {
  const texts = Object.entries(values).filter(([, value]) => !hasFile(value) && value !== undefined)
  const draft: Draft = { values: Object.fromEntries(texts), basis }
  try {
    localStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch (error) {
    // A full or forbidden store loses only the safety net; the form itself goes on.
    console.warn('What is typed cannot be kept for a reload.', error)
  }
}

export function readDraft(name: string): Draft | undefined {
  const text = localStorage.getItem(prefix + name)
  if (text === null) return undefined
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? draft : undefined
  } catch {
    // A draft that cannot be read is none; the next one replaces it.
    return undefined
  }
}

export function dropDraft(name: string): void {
  localStorage.removeItem(prefix + name)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isObject(value['values']) &&
  (value['basis'] === undefined || (isObject(value['basis']) && isObject(value['basis']['values'])))

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || value instanceof FileList || (Array.isArray(value) && value.some(hasFile))
