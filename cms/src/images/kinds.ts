/** The kinds of images: what their files are called, by us the first of the names, and what they are served as. */
export const kinds = {
  avif: { extensions: ['.avif'], mime: 'image/avif' },
  webp: { extensions: ['.webp'], mime: 'image/webp' },
  jpeg: { extensions: ['.jpg', '.jpeg'], mime: 'image/jpeg' },
  png: { extensions: ['.png'], mime: 'image/png' },
  gif: { extensions: ['.gif'], mime: 'image/gif' },
} as const
export type Kind = keyof typeof kinds
