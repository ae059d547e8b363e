import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

/** What the thread answers: the text of the first page, which a scan has none of, or in words why it cannot be read. */
export type FirstPage = { text: string } | { problem: string }

async function read(path: string): Promise<FirstPage> {
  try {
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)), {
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
    })
    const page = await document.getPage(1)
    const { items } = await page.getTextContent()
    const parts = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    return { text: parts.join('') }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

void read(workerData as string).then((answer) => parentPort?.postMessage(answer))
