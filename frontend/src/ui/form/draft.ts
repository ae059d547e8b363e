const prefix = 'draft:'

/** Keeps what is typed in this browser until it is saved. Files cannot be kept. */
export function keepDraft(name: string, values: Record<string, unknown>): void {
  const texts = Object.entries(values).filter(([, value]) => !hasFile(value) && value !== undefined)
  try {
    localStorage.setItem(prefix + name, JSON.stringify(Object.fromEntries(texts)))
  } catch (error) {
    // A full or forbidden store loses only the safety net; the form itself goes on.
    console.warn('What is typed cannot be kept for a reload.', error)
  }
}

export function readDraft(name: string): Record<string, unknown> {
  const text = localStorage.getItem(prefix + name)
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // A draft that cannot be read is none; the next one replaces it.
    return {}
  }
}

export function dropDraft(name: string): void {
  localStorage.removeItem(prefix + name)
}

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || value instanceof FileList || (Array.isArray(value) && value.some(hasFile))
