/** Largest file, in bytes: a photo of a phone has up to 15 MB. */
export const largestFile = 25 * 1024 * 1024

/** In words for the person who sent a larger one. */
export const tooLarge = `The image is larger than ${largestFile / 1024 / 1024} MB. Make it smaller and try again.`

/** Most pixels of one image, all frames of an animation together; decoding takes 4 bytes of memory for each. */
export const mostPixels = 40_000_000

/** Longest side in pixels of the smaller copies made of each image, beside Strapi's thumbnail. */
export const breakpoints = { xsmall: 360, small: 640, medium: 960, large: 1440 } as const
