/** Milliseconds without a sign of the site after which whoever waits is told, and offered a way out. */
export const patience = 10_000

/** What stands where somebody waits for longer than that. */
export const notYet = 'The site has not answered yet.'
