import { sizeProblem } from './image-limits'
import { limits } from './image-limits.generated'

/** The server looks at the content; this only guides the file chooser. */
export const pdfType = 'application/pdf'
export const pdfLimits = `PDF, up to ${limits.largestFile / 1024 ** 2} MB.`

/** What is wrong with a chosen file, as far as it is seen without reading it; undefined when it may be sent. */
export function pdfProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (type !== pdfType) return 'This is not a PDF. Choose another file.'
  return sizeProblem(size)
}
