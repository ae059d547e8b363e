import { readCsl } from './csl'
import { asCslDate, publishedIn } from '../entry/dates'
import type { ReadEntry } from '../entry/entry'
import { namePartsOf } from '../names/names'
import { typeBy, types } from './tagged'
import { all, elementsOf, text, texts, type Element } from './xml'

/** EndNote puts several texts into one field, a line each. */
const linesOf = (values: readonly string[]): string[] => values.flatMap((value) => value.split(/[\r\n]+/))

function readRecord(record: Element, index: number): ReadEntry {
  const kind = all(record, 'ref-type')[0]?.attribs.name ?? ''
  const type = typeBy(kind, [
    [/report/i, 'report'],
    [/unpublished|electronic article/i, 'preprint'],
    ...types,
  ])
  const isInBook = type === 'paper-conference' || type === 'chapter'
  const pages = text(record, 'pages')
  const people = linesOf(texts(record, 'contributors/authors/author')).map(namePartsOf)
  const others = linesOf(texts(record, 'contributors/secondary-authors/author')).map(namePartsOf)
  const hasSeriesEditors = type === 'book' && people.length > 0
  const entry = readCsl(
    {
      type,
      title: text(record, 'titles/title'),
      // Whoever edited a book without authors stands in their place; else they are the editors of its series.
      author: type === 'book' && people.length === 0 ? others : people,
      editor: type === 'book' ? [] : others,
      'collection-editor': hasSeriesEditors ? others : [],
      contributor: linesOf([
        ...texts(record, 'contributors/tertiary-authors/author'),
        ...texts(record, 'contributors/subsidiary-authors/author'),
      ]).map(namePartsOf),
      'container-title': isInBook
        ? text(record, 'titles/secondary-title')
        : text(
            record,
            'periodical/full-title',
            'titles/secondary-title',
            'titles/alt-title',
            'periodical/abbr-1',
          ),
      'collection-title': text(record, type === 'book' ? 'titles/secondary-title' : 'titles/tertiary-title'),
      publisher: text(record, 'publisher'),
      'publisher-place': text(record, 'pub-location'),
      volume: text(record, 'volume'),
      issue: text(record, 'number', 'issue'),
      page: pages ?? text(record, 'custom7', 'electronic-resource-num/article-number'),
      DOI: text(record, 'electronic-resource-num'),
      URL: text(record, 'urls/web-urls/url', 'urls/related-urls/url'),
      ISBN: linesOf(texts(record, 'isbn')),
      genre: text(record, 'work-type'),
      keyword: linesOf(texts(record, 'keywords/keyword')),
      abstract: text(record, 'abstract'),
      issued: asCslDate(
        publishedIn(text(record, 'dates/pub-dates/date') ?? '', text(record, 'dates/year') ?? ''),
      ),
      edition: text(record, 'edition'),
      language: text(record, 'language')?.replace(/^(?:English|eng?)$/i, ''),
      note: text(record, 'notes'),
    },
    `Record ${text(record, 'rec-number') ?? String(index + 1)}`,
  )
  return entry
}

/** Reads EndNote's XML, record by record; its texts stand in elements that say their font. */
export const readEndnote = (xml: string): ReadEntry[] => elementsOf(xml, 'record').map(readRecord)
