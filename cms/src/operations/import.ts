import type { Core } from '@strapi/strapi'
import { commitImport } from '../import/commit'
import type { Format } from '../import/format'
import { preview } from '../import/preview'
import { undoImport } from '../import/undo'

interface GraphqlExtension {
  use(configuration: object): void
}

interface Read {
  text: string
  format?: Format | 'auto' | null
}

const uid = 'api::publication.publication'
const may = (...actions: string[]) => ({ auth: { scope: actions.map((action) => `${uid}.${action}`) } })

/** Adds the import of publications: reading a text, saving what was chosen of it, taking all of that back. */
export function addImport(strapi: Core.Strapi): void {
  const extension = strapi.plugin('graphql').service<GraphqlExtension>('extension')
  extension.use({
    typeDefs: /* GraphQL */ `
      enum ImportFormat {
        auto
        bibtex
        ris
        csl
        doi
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
        title: String
        type: ENUM_PUBLICATION_TYPE!
        authors: [String!]!
        journal: String
        booktitle: String
        publisher: String
        volume: String
        issue: String
        pages: String
        doi: String
        link: String
        pdfLink: String
        codeLink: String
        dataLink: String
        year: Int
        month: Int
        day: Int
        abstract: String
        citationKey: String
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
        "None of an entry that could not be read."
        fields: ImportedPublication
        existing: ImportExisting
        differences: [ImportDifference!]!
      }
      input ImportEntryInput {
        "Of a stored publication that shall be changed; without it a new one is made."
        documentId: ID
        "The version of it that was read."
        version: Int
        data: PublicationInput!
      }
      type ImportResult {
        "The key, by which the import can be taken back."
        importId: ID!
        created: Int!
        changed: Int!
      }
      type ImportKept {
        documentId: ID!
        title: String!
        reason: String!
      }
      type ImportUndone {
        "Made by the import, in the trash now."
        removed: Int!
        "Changed by the import, as before now."
        putBack: Int!
        "Left as they are, with the reason."
        kept: [ImportKept!]!
      }
      type Query {
        "Reads publications of BibTeX, BibLaTeX, RIS, CSL-JSON or a list of DOIs, and says what saving each would do."
        readPublications(text: String!, format: ImportFormat): [ImportEntry!]!
      }
      type Mutation {
        "Saves entries, all or none. key: a UUID of the client; sending it again does nothing more."
        importPublications(entries: [ImportEntryInput!]!, key: ID!): ImportResult!
        "Takes an import back. What was edited since stays, and is named."
        undoImport(importId: ID!): ImportUndone!
      }
    `,
    resolvers: {
      Query: {
        readPublications: {
          resolve: (_: unknown, { text, format }: Read) => preview(strapi, text, format ?? 'auto'),
        },
      },
      Mutation: {
        importPublications: {
          resolve: (
            _: unknown,
            { entries, key }: { entries: Parameters<typeof commitImport>[1]; key: string },
          ) => commitImport(strapi, entries, key),
        },
        undoImport: {
          resolve: (_: unknown, { importId }: { importId: string }) => undoImport(strapi, importId),
        },
      },
    },
    resolversConfig: {
      'Query.readPublications': may('create', 'update'),
      'Mutation.importPublications': may('create', 'update'),
      'Mutation.undoImport': may('create', 'update', 'delete'),
    },
  })
}
