/** Largest file, in bytes: a photo of a phone has up to 15 MB. */
export const largestFile = 25 * 1024 * 1024

/** In words for the person who sent a larger one. */
export const tooLarge = `The image is larger than ${largestFile / 1024 / 1024} MB. Make it smaller and try again.`

/** Most pixels of one image, all frames of an animation together; decoding takes 4 bytes of memory for each. */
export const mostPixels = 40_000_000

/** Most frames of an animation: ten seconds at the 50 that a GIF can show. Each costs time, however small it is. */
export const mostFrames = 500

/**
 * Longest side in pixels of the smaller copy that Strapi makes while it stores an image, beside its thumbnail. It stands
 * in until the renditions are made, so that nobody waits for the photo of a phone.
 */
export const breakpoints = { medium: 960 } as const
