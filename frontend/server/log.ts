/** One line with its time for whoever runs the site, and what lies behind it. */
export function log(message: string, error?: unknown): void {
  console.error(new Date().toISOString(), message, error ?? '')
}
