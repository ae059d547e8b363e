/** What a PDF is called, by the field that holds it. */
const titles: Record<string, string> = {
  manuscript: 'Accepted manuscript',
  poster: 'Poster',
  slides: 'Slides',
  cv: 'CV',
  thesis: 'Thesis',
}

export const attachmentTitle = (field: string): string => titles[field] ?? field

/** `1234567` → `1.2 MB` */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${String(Math.ceil(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
