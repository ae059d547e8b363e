import { setImmediate } from 'node:timers/promises'
import type { Core, UID } from '@strapi/strapi'
import { everybody } from '../authors/people'
import { keptUntilChange } from '../content-version/kept'
import { isSingle, kindOf, type Kind } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import type { Noun } from '../rules/noun'
import { shownAt } from '../schedule/visible'
import { SearchIndex } from '../search/search-index'
import { partLength } from './catalogue'
import { withoutMarkdown } from './excerpt'

/** A document of which texts are searched, or one text of the site's settings, with what a page about it is called by. */
export interface SiteText {
  kind: Kind
  documentId: string
  /** Null of a text of the settings. */
  title: string | null
  slug: string | null
  /** The field of a text of the settings. */
  field: string | null
  eventType: string | null
  category: string | null
  date: string | null
  /** How many of its kind stand before it, where they have an order. */
  place: number | null
  texts: string[]
}

interface SiteTexts {
  /** By their numbers in the index: of a kind in their order, or the newest first. */
  entries: SiteText[]
  index: SearchIndex
}

type Row = Record<string, unknown> & { documentId: string }

const siteType = 'api::site.site'

const textIn = (row: Row, field: string): string | null => {
  const value = row[field]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

const textsIn = (row: Row, fields: readonly string[]): string[] =>
  fields.flatMap((field) => textIn(row, field) ?? [])

/** The columns that say where a document is shown. */
const whereabouts = ['slug', 'event_type', 'category', 'date'] as const

const entryOf = (kind: Kind, row: Row, own: Partial<SiteText>): SiteText => ({
  ...{ kind, documentId: row.documentId, title: null, field: null, place: null, texts: [] },
  slug: textIn(row, 'slug'),
  eventType: textIn(row, 'event_type'),
  category: textIn(row, 'category'),
  date: textIn(row, 'date'),
  ...own,
})

const isText = ({ schema }: Noun, field: string): boolean =>
  ['string', 'text'].includes(schema.attributes[field]?.type ?? '')

async function ofCollection(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  noun: Noun,
  searched: readonly string[],
): Promise<SiteText[]> {
  const names = noun.named.filter((field) => isText(noun, field))
  const fields = whereabouts.filter((field) => field in noun.schema.attributes)
  const rows = (await strapi.db.query(uid).findMany({
    select: ['documentId', ...new Set([...names, ...searched, ...fields])],
    where: { $and: shownAt(noun, new Date()) },
    orderBy: noun.ordered === undefined ? { id: 'desc' } : [{ [noun.ordered]: 'asc' }, { createdAt: 'asc' }],
  })) as Row[]
  return rows.flatMap((row, index) => {
    const [title = null] = textsIn(row, names)
    return title === null
      ? []
      : entryOf(kindOf(uid), row, {
          title,
          texts: textsIn(row, searched),
          place: noun.ordered === undefined ? null : index,
        })
  })
}

/** Each text of the settings, and the leader, whom they hold. */
async function ofSettings(strapi: Core.Strapi, searched: readonly string[]): Promise<SiteText[]> {
  const row = (await strapi.db
    .query(siteType)
    .findOne({ select: ['documentId', ...searched], populate: { leader: true } })) as
    | (Row & { leader: Row | null })
    | null
  if (row === null) return []
  const { leader } = row
  return [
    ...(leader === null
      ? []
      : [
          entryOf(kindOf('api::member.member'), row, {
            field: 'leader',
            // As the site writes the name (frontend/src/content/leader-name.ts).
            title: `${textIn(leader, 'honorific') ?? 'Dr.'} ${textIn(leader, 'name') ?? ''}`,
            slug: textIn(leader, 'slug'),
            texts: textsIn(leader, ['title', 'biography']),
          }),
        ]),
    ...searched.flatMap((field) => {
      const text = textIn(row, field)
      return text === null ? [] : entryOf(kindOf(siteType), row, { field, texts: [text] })
    }),
  ]
}

/** The names of the members and of the leader, by the ends of their addresses. */
const peoplesNames = async (strapi: Core.Strapi): Promise<Map<string, string[]>> =>
  new Map(
    (await everybody(strapi)).flatMap(({ name, aliases, slugs }) =>
      slugs.map((slug) => [slug, [name, ...aliases]] as const),
    ),
  )

async function read(strapi: Core.Strapi): Promise<SiteTexts> {
  const entries: SiteText[] = []
  for (const [uid, noun] of nouns) {
    const { searched } = noun
    if (typeof searched === 'string') continue
    entries.push(
      ...(isSingle(noun)
        ? await ofSettings(strapi, searched)
        : await ofCollection(strapi, uid, noun, searched)),
    )
  }
  const names = await peoplesNames(strapi)
  const index = new SearchIndex()
  for (const [id, { title, slug, texts }] of entries.entries()) {
    const authors = names.get(slug ?? '') ?? []
    index.put({
      ...{ id, title: title ?? '', authors, source: '', identifiers: [] },
      texts: texts.map(withoutMarkdown),
    })
    if (id % partLength === 0) await setImmediate()
  }
  return { entries, index }
}

/**
 * The words of everything that visitors get beside publications, as of now: kept in memory, and made anew with the first
 * search after a change.
 */
export const siteTexts: (strapi: Core.Strapi) => Promise<SiteTexts> = keptUntilChange(
  [...nouns].flatMap(([uid, { searched }]) => (typeof searched === 'string' ? [] : kindOf(uid))),
  read,
)
