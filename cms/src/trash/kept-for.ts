const day = 24 * 60 * 60 * 1000

/**
 * How long, in ms, what was deleted can be brought back, and how long files stay that only an older version of a
 * document shows.
 */
export const keptFor = 30 * day
