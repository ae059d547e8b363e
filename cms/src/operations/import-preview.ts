import type { Core } from '@strapi/strapi'
import { publication } from '../api/publication/noun'
import { granted, graphqlExtension } from '../graphql/extension'
import { importedFields } from '../import/fields'
import { toldColumns } from '../import/formats/csv'
import { beginDoiList, doiListProgress } from '../import/lookup/doi-lists'
import type { GivenText } from '../import/given-text'
import { preview } from '../import/preview'

interface Read extends Omit<GivenText, 'format'> {
  format?: GivenText['format'] | null
  isLookedUp?: boolean | null
}

const uid = 'api::publication.publication'

/** The type of a field in what was read: what an entry does not know is null. */
function typeOf(field: string): string {
  if (field === 'type') return 'ENUM_PUBLICATION_TYPE!'
  if (field === 'authors') return '[String!]!'
  return publication.schema.attributes[field]?.type === 'integer' ? 'Int' : 'String'
}

/** Adds the reading of publications from a text, before anything is saved. */
export function addImportPreview(strapi: Core.Strapi): void {
  const may = granted(`${uid}.create`, `${uid}.update`)
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      enum ImportFormat {
        auto
        bibtex
        ris
        csl
        csv
        doi
      }
      "What a column of a table holds. first, last: pages; article: the number of an article."
      enum ImportColumn {
        ${toldColumns.join('\n        ')}
      }
      "The beginning of a table whose columns have to be told."
      type ImportTable {
        "The first row."
        names: [String!]!
        "Whether the first row looks like names of columns, and not like an entry."
        hasNames: Boolean!
        "What each column is by its name, as far as that is known."
        columns: [ImportColumn!]!
        "The rows after it, each with a cell for each column."
        rows: [[String!]!]!
      }
      "new: not stored yet. changes: stored, and the text knows more or otherwise. duplicate: stored, nothing to do, or the same as an earlier entry. problem: cannot be saved as it is."
      enum ImportState {
        new
        changes
        duplicate
        problem
      }
      "A publication as the text has it, cleaned; of one that is stored, with its stored fields where the text knows nothing."
      type ImportedPublication {
        ${importedFields.map((field) => `${field}: ${typeOf(field)}`).join('\n        ')}
      }
      type ImportProblem {
        "None when it is about the entry as a whole."
        field: String
        message: String!
      }
      type ImportDifference {
        field: String!
        "None when nothing is stored; authors are divided by semicolons."
        before: String
        after: String!
      }
      "The stored publication that an entry is."
      type ImportExisting {
        documentId: ID!
        slug: String!
        version: Int!
        title: String!
      }
      type ImportEntry {
        "Its place in the text, from 0."
        index: Int!
        "Where it stands: a citation key, a line, a DOI."
        source: String!
        state: ImportState!
        problems: [ImportProblem!]!
        "What was left out or guessed, in words."
        notes: [String!]!
        "The authors with those apart that one name joins by commas, to be taken on request; none when none does."
        splitAuthors: [String!]
        "None of an entry that could not be read."
        fields: ImportedPublication
        existing: ImportExisting
        differences: [ImportDifference!]!
      }
      "What a text was read as: entries, or what has to be done before they can be read."
      type ImportReading {
        entries: [ImportEntry!]!
        "The table that it is, when its columns have to be told: their names say nothing, or format is csv."
        table: ImportTable
        "Whether it is a list of DOIs or references so long that lookUpDois has to look it up first."
        isLongList: Boolean!
      }
      type Query {
        "Reads publications of BibTeX, BibLaTeX, RIS, CSL-JSON, other programs' exports or a list of DOIs or references, and says what saving each would do. columns: what those of a table are; isNameless: its first row is an entry, too; isLookedUp: lookUpDois has done with a long list."
        readPublications(text: String!, format: ImportFormat, columns: [ImportColumn!], isNameless: Boolean, isLookedUp: Boolean): ImportReading!
        "How far a list of DOIs is."
        doiList(key: String!): DoiList!
      }
      "A list of DOIs or references that is looked up in the background; readPublications reads it when it is over."
      type DoiList {
        key: String!
        total: Int!
        "How many have had their turn, those that could not be looked up among them."
        done: Int!
        failed: Int!
        isOver: Boolean!
      }
      type Mutation {
        "Begins to look up a list of DOIs or references, or tells of the same list under way. again: asks once more for what could not be looked up."
        lookUpDois(text: String!, again: Boolean!): DoiList!
      }
    `,
    resolvers: {
      Query: {
        readPublications: {
          resolve: (_: unknown, { isLookedUp, format, ...given }: Read) =>
            preview(strapi, { ...given, format: format ?? 'auto' }, { isLookedUp: isLookedUp ?? false }),
        },
        doiList: {
          resolve: (_: unknown, { key }: { key: string }) => doiListProgress(strapi, key),
        },
      },
      Mutation: {
        lookUpDois: {
          resolve: (_: unknown, { text, again }: { text: string; again: boolean }) =>
            beginDoiList(strapi, text, again),
        },
      },
    },
    resolversConfig: {
      'Query.readPublications': may,
      'Query.doiList': may,
      'Mutation.lookUpDois': may,
    },
  })
}
