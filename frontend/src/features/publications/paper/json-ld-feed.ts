import type { FindFeed } from '../../../content/feed/feed'
import { publicUrl } from '../../../content/media'
import { paths } from '../../../paths'
import { jsonLd } from '../../../ui/page/json-ld'
import { authorPage } from '../../../ui/text/authors'
import { jsonLdType } from '../formats/formats'
import { PaperDocument, type PaperQuery } from '../queries.generated'
import { recordOf } from '../record/record'
import { paperThing } from './publication-json-ld'
import { signposting } from './signposting'

/** A paper in schema.org's words, alone. */
export const paperJsonLd: FindFeed = (pathname) => {
  const [, slug] = /^\/publications\/([a-z0-9-]+)\.jsonld$/.exec(pathname) ?? []
  if (slug === undefined) return undefined
  return {
    type: jsonLdType,
    headers: { vary: 'accept, accept-encoding' },
    make: async (ask, origin) => {
      const answer = await ask(PaperDocument, { slug })
      const paper = answer.publicationBySlug
      if (paper === null) return null
      if (paper.slug !== slug) return { location: paths.publicationJsonLd(paper.slug) }
      const { attachments, image } = paper
      return jsonLd([
        paperThing(
          origin,
          recordOf(paper),
          pagesOfAuthors(answer),
          attachments,
          image ? publicUrl(image.url) : undefined,
        ),
      ])
    },
  }
}

/** The page of an author who is of the group, by the name as the paper writes it. */
export function pagesOfAuthors({
  site,
  publicationBySlug: paper,
}: PaperQuery): (name: string) => string | null {
  return (name) => {
    const person = paper?.people.find((one) => one.name === name)
    return (person && authorPage(person, site?.leader?.slug)) ?? null
  }
}

/** What the answer with a paper's page tells programs. */
export function paperHeaders(answer: PaperQuery, origin: string): Record<string, string> {
  const { publicationBySlug: paper } = answer
  if (paper === null) return {}
  const record = recordOf(paper)
  const pages = new Set(record.authors.map(pagesOfAuthors(answer)))
  return signposting(
    origin,
    record,
    [...pages].filter((page) => page !== null),
    paper.attachments,
  )
}
