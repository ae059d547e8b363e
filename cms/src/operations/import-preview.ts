import type { Core } from '@strapi/strapi'
import { granted, graphqlExtension } from '../graphql/extension'
import type { Format } from '../import/format'
import { preview } from '../import/preview'

interface Read {
  text: string
  format?: Format | 'auto' | null
}

const uid = 'api::publication.publication'

/** Adds the reading of publications from a text, before anything is saved. */
export function addImportPreview(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
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
      type Query {
        "Reads publications of BibTeX, BibLaTeX, RIS, CSL-JSON or a list of DOIs, and says what saving each would do."
        readPublications(text: String!, format: ImportFormat): [ImportEntry!]!
      }
    `,
    resolvers: {
      Query: {
        readPublications: {
          resolve: (_: unknown, { text, format }: Read) => preview(strapi, text, format ?? 'auto'),
        },
      },
    },
    resolversConfig: { 'Query.readPublications': granted(`${uid}.create`, `${uid}.update`) },
  })
}
