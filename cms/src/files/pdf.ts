import { open } from 'node:fs/promises'

export const pdfMime = 'application/pdf'

/** Whether a file begins as a PDF does (ISO 32000-1 §7.5.2), whatever its name says. */
export async function isPdf(filepath: string): Promise<boolean> {
  const file = await open(filepath)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return bytesRead === 5 && buffer.toString('latin1') === '%PDF-'
  } finally {
    await file.close()
  }
}
