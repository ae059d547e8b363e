const key = 'staffName'

/** What whoever signed in last in this browser wants to be called; empty where nothing is remembered. */
export function keptName(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    // A browser that keeps nothing for the site is told the name each time.
    return ''
  }
}

/** Remembers the name for the next time; an empty one is forgotten. */
export function keepName(name: string): void {
  try {
    if (name === '') localStorage.removeItem(key)
    else localStorage.setItem(key, name)
  } catch {
    // The same browser: whoever signs in sees that the field is empty.
  }
}
