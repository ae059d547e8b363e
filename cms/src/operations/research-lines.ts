import type { Core } from '@strapi/strapi'
import { countPapersOfLines, facilitiesOfLines, membersOfLines, papersOfLines } from '../find/of-line'
import { granted, graphqlExtension } from '../graphql/extension'
import { gathered, type RequestContext } from '../graphql/gather'

interface Line {
  words: string | null
}

/** Adds what belongs to a research line: what holds one of its words. */
export function addResearchLines(strapi: Core.Strapi): void {
  /** @param find for the words of all lines of an answer together */
  const ofLine = <Item>(
    find: (strapi: Core.Strapi, lines: readonly string[]) => Promise<Map<string, Item[]>>,
  ) => {
    const load = gathered((lines: readonly string[]) => find(strapi, lines))
    return {
      resolve: async ({ words }: Line, _: unknown, context: RequestContext) =>
        words === null ? [] : ((await load(context, words)) ?? []),
    }
  }
  const count = gathered((lines: readonly string[]) => countPapersOfLines(strapi, lines))
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      type ResearchLine {
        "The newest few publications whose titles hold one of the words."
        publications: [Publication!]!
        publicationCount: Int!
        "The present members whose descriptions or theses hold one of the words, in the order of joining."
        members: [Member!]!
        "The facilities whose names hold one of the words."
        facilities: [Facility!]!
      }
    `,
    resolvers: {
      ResearchLine: {
        publications: ofLine(papersOfLines),
        publicationCount: {
          resolve: async ({ words }: Line, _: unknown, context: RequestContext) =>
            words === null ? 0 : ((await count(context, words)) ?? 0),
        },
        members: ofLine(membersOfLines),
        facilities: ofLine(facilitiesOfLines),
      },
    },
    resolversConfig: {
      'ResearchLine.publicationCount': granted('api::publication.publication.find'),
      'ResearchLine.publications': granted('api::publication.publication.find'),
      'ResearchLine.members': granted('api::member.member.find'),
      'ResearchLine.facilities': granted('api::facility.facility.find'),
    },
  })
}
