/** The styles that a citation can be had in, by the names they are known by; the first is the usual one. */
export const styleNames = { apa: 'APA', vancouver: 'Vancouver', ieee: 'IEEE' } as const

export type StyleId = keyof typeof styleNames

export const styleIds = Object.keys(styleNames) as StyleId[]
