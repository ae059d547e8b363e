import type { Fields, Part } from './rules'
import type { Section } from './sections'
import type { Together } from './together'

/** The content type as Strapi reads it, as far as something is derived from it. */
interface Schema {
  kind: string
  info: { singularName: string; pluralName: string; displayName: string }
  attributes: Readonly<
    Record<string, { type: string; required?: boolean; maxLength?: number; enum?: readonly string[] }>
  >
}

/** How the documents of a type come by the last part of their address. */
export interface Addressed {
  /** The field whose text it is made of. */
  by: string
  /** Takes out of the text what is no part of the address. */
  without?: (text: string) => string
  /** Staff may choose it in the form, too. */
  chosen?: true
}

/** A PDF of a document, at an address below its page: `/publications/{slug}/manuscript.pdf`. */
export interface Attachment {
  /** The field with the day from which visitors get it. Staff do before. */
  from?: string
  /** The field with the licence under which it can be had. */
  licence?: string
}

/** What is true of the documents of one content type, whoever writes them. */
export interface Noun extends Omit<Part, 'uid'> {
  /** Its `schema.json`. */
  schema: Schema
  /** Whom it is shown to. Staff write everything. */
  readers: 'everybody' | 'staff'
  /** Its texts that the search of the site looks through beside its name, unless it has an index of its own. */
  searched: readonly string[] | 'by its own index'
  /** What is wrong with the fields together; judges the whole document as it shall be stored. */
  together?: readonly Together[]
  /** Fields that no two documents share, with what is said when another one has the value. */
  unique?: Readonly<Record<string, string>>
  /** Its documents have pages of their own. */
  addressed?: Addressed
  /** What a copy has otherwise than its original, unless whoever copies says it. */
  copied?: (original: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** The number that orders its documents. One that is given none goes behind the others. */
  ordered?: string
  /**
   * Visitors get one from its `publishAt` to its `endAt`, unless it is a `draft`; a moment that is null is no limit. Staff
   * always do.
   */
  scheduled?: true
  /** Its PDFs by the fields that hold them, which name the last part of their addresses too. */
  attachments?: Readonly<Record<string, Attachment>>
  /** Columns that are made of what is written, beside the stored document; `null` where there is none. Nobody writes them. */
  made?: Readonly<Record<string, (given: Fields, before: Fields | null) => unknown>>
  /** First parts of addresses of the site's pages about it; the leader's page can have none of them. */
  pages: readonly string[]
  /** How the admin lists its documents; a single one needs no list. */
  list?: { columns: readonly string[]; sort: readonly [field: string, order: 'ASC' | 'DESC'] }
  /** The folder of the media library for its samples' pictures, by the field that they stand in. */
  pictures: Section | ((field: string) => Section)
}
