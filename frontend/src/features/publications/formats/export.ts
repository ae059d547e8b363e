import { setImmediate } from 'node:timers/promises'
import type { Feed, FindFeed } from '../../../content/feed/feed'
import { plainText } from '../../../ui/text/plain-text'
import { paths, publicationFormats, selectionParameters, type PublicationFormat } from '../../../paths'
import { bibtexEntry } from './bibtex'
import { cslItem } from './csl'
import { PublicationExportDocument } from '../feed.generated'
import { recordOf, type PublicationRecord } from '../record/record'
import { risRecord } from './ris'
import { readSelection } from '../list/selection'
import { selected } from './selected'

/** A format that reference managers read. */
interface Format {
  type: string
  write: (record: PublicationRecord) => string
  /** What stands around the records of a file. */
  open?: string
  between?: string
  close?: string
}

const formats: Record<PublicationFormat, Format> = {
  bib: { type: 'application/x-bibtex; charset=utf-8', write: bibtexEntry, between: '\n' },
  ris: { type: 'application/x-research-info-systems; charset=utf-8', write: risRecord },
  json: {
    type: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    // JSON spells control characters out, so that they would be missed in what is written.
    write: (record) => JSON.stringify(cslItem(record), plainValue, 2),
    open: '[\n',
    between: ',\n',
    close: '\n]\n',
  },
}

const plainValue = (_key: string, value: unknown) => (typeof value === 'string' ? plainText(value) : value)

/** As many as are written before other requests have their turn, a few milliseconds. */
const writtenAtOnce = 50

/** Files for reference managers: of one publication, of all, and of those that query parameters choose. */
export const publicationExports: FindFeed = (pathname) => {
  const [, slug, extension = ''] = /^\/publications(?:\/([a-z0-9-]+))?\.([a-z]+)$/.exec(pathname) ?? []
  const format = publicationFormats.find((known) => known === extension)
  if (format === undefined) return undefined
  const { type } = formats[format]
  const name = `${slug ?? 'publications'}.${extension}`
  return {
    type,
    headers: {
      'content-disposition': `attachment; filename="${name}"`,
      // The address of a paper answers with it too.
      ...(slug !== undefined && { vary: 'accept, accept-encoding' }),
    },
    ...(slug === undefined ? exportOfMany(formats[format]) : exportOfOne(format, slug)),
  }
}

const exportOfOne = (format: PublicationFormat, slug: string): Pick<Feed, 'make'> => ({
  make: async (ask) => {
    const { publicationBySlug: found } = await ask(PublicationExportDocument, { slug })
    if (found === null) return null
    if (found.slug !== slug) return { location: paths.publicationExport(found.slug, format) }
    return file(formats[format], [formats[format].write(recordOf(found))])
  },
})

const exportOfMany = (format: Format): Pick<Feed, 'make' | 'search'> => ({
  search: selectionParameters,
  make: async (ask, _origin, search) => {
    const texts: string[] = []
    for await (const part of selected(ask, readSelection(search))) {
      for (let start = 0; start < part.length; start += writtenAtOnce) {
        const now = part.slice(start, start + writtenAtOnce)
        texts.push(...now.map((publication) => format.write(recordOf(publication))))
        await setImmediate()
      }
    }
    return file(format, texts)
  },
})

const file = ({ open = '', between = '', close = '' }: Format, texts: string[]) =>
  texts.length === 0 ? open.trimEnd() + close.trimStart() : open + texts.join(between) + close
