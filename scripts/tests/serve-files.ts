import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'

/** A web server of files as there are many: an address is a file, or a folder with an `index.html`. It reads no query. */
export async function serveFiles(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const asked = path.join(folder, decodeURIComponent(pathname))
    const isFolder = existsSync(asked) && statSync(asked).isDirectory()
    const file = isFolder ? path.join(asked, 'index.html') : asked
    if (isFolder && !pathname.endsWith('/')) response.writeHead(301, { location: `${pathname}/` }).end()
    else if (!existsSync(file)) response.writeHead(404).end()
    else response.writeHead(200).end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${String(port)}`, server }
}
