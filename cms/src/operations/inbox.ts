import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { granted, graphqlExtension } from '../graphql/extension'
import { lastLook } from '../inbox/last-look'
import { isLooking, lookForPapers } from '../inbox/look'
import { peopleWithOrcid } from '../inbox/people'
import { dismiss, waitingEntries } from '../inbox/waiting'

const uid = 'api::publication.publication'

/** Adds the inbox: papers of the group that were found elsewhere and wait for staff. */
export function addInbox(strapi: Core.Strapi): void {
  const may = granted(`${uid}.create`, `${uid}.update`)
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "Papers that were found and are not stored, as if they had been read from a file."
      type Inbox {
        entries: [ImportEntry!]!
        "How many people of the group have an ORCID iD, by which papers are found."
        people: Int!
        "The number of the Zotero group whose library is read; none when it is not set up."
        zoteroGroup: String
        "Whether OpenAlex is asked about these people, for which a key is set up."
        asksOpenAlex: Boolean!
        "Whether papers are being looked for now."
        isLooking: Boolean!
        "When that was done the last time; none when it never was."
        lookedAt: DateTime
        "What could not be asked then."
        problems: [String!]!
      }
      type Query {
        inbox: Inbox!
      }
      type Mutation {
        "Begins to look for papers now. It goes on after the answer: see Inbox.isLooking."
        lookForPapers: Boolean!
        "Never asks about an entry again, or does so after all. index: that of the entry."
        dismissPaper(index: Int!, dismissed: Boolean!): Boolean!
      }
    `,
    resolvers: {
      Query: {
        inbox: {
          resolve: async () => {
            // First: a look that ends meanwhile is not over for who reads this.
            const looking = isLooking()
            const last = await lastLook(strapi)
            const { zotero, openAlex } = environment()
            return {
              entries: await waitingEntries(strapi),
              people: (await peopleWithOrcid(strapi)).length,
              zoteroGroup: zotero.group ?? null,
              asksOpenAlex: openAlex.key !== undefined,
              isLooking: looking,
              lookedAt: last?.at ?? null,
              problems: last?.problems ?? [],
            }
          },
        },
      },
      Mutation: {
        lookForPapers: {
          resolve: () => {
            void lookForPapers(strapi)
            return true
          },
        },
        dismissPaper: {
          resolve: async (_: unknown, { index, dismissed }: { index: number; dismissed: boolean }) => {
            await dismiss(strapi, index, dismissed)
            return true
          },
        },
      },
    },
    resolversConfig: { 'Query.inbox': may, 'Mutation.lookForPapers': may, 'Mutation.dismissPaper': may },
  })
}
