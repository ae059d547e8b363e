/** What the server takes at once. */
const mostBytes = 8_000_000

/** Reads the texts of chosen files. @returns them, and a sentence for each file that is none or too large */
export async function readTexts(files: readonly File[]): Promise<{ texts: string[]; refused: string[] }> {
  const texts: string[] = []
  const refused: string[] = []
  for (const file of files) {
    if (file.size > mostBytes)
      refused.push(`${file.name} is larger than 8 MB. Divide it and import its parts.`)
    else {
      const text = await file.text()
      // No text has this character; pictures and documents of office programs are full of it.
      if (text.includes('\0')) refused.push(`${file.name} is not a text file.`)
      else texts.push(text)
    }
  }
  return { texts, refused }
}
