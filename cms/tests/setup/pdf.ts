interface Stream {
  /** What stands before its content: `/Filter/FlateDecode`. */
  entries?: string
  content: Buffer
}

const stream = (number: number, { entries = '', content }: Stream): Buffer =>
  Buffer.concat([
    Buffer.from(`${String(number)} 0 obj<<${entries}/Length ${String(content.length)}>>stream\n`),
    content,
    Buffer.from('\nendstream endobj\n'),
  ])

/** A PDF of pages that a program has drawn, without the table of its objects, which every reader can do without. */
export function drawnPdf(...pages: Stream[]): Buffer {
  const numbers = pages.map((_, index) => 10 + 2 * index)
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${numbers.map((number) => `${String(number)} 0 R`).join(' ')}]/Count ${String(pages.length)}>>endobj`,
    '3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj',
    ...numbers.map(
      (number) =>
        `${String(number)} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${String(number + 1)} 0 R/Resources<</Font<</F 3 0 R>>>>>>endobj`,
    ),
  ]
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('\n')}\n`),
    ...pages.map((page, index) => stream(11 + 2 * index, page)),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
}

/** A PDF with a page for each text, of which each line is drawn by itself. */
export const pdfOf = (...pages: string[]): Buffer =>
  drawnPdf(
    ...pages.map((text) => ({
      content: Buffer.from(
        text
          .split('\n')
          .map((line, index) => `BT /F 12 Tf 72 ${String(770 - 14 * index)} Td (${line}) Tj ET`)
          .join('\n'),
        'latin1',
      ),
    })),
  )
