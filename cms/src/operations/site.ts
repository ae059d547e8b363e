import type { Core, Schema } from '@strapi/strapi'
import { keptUntilChange } from '../content-version/kept'
import type { Kind } from '../documents/kinds'
import { graphqlExtension } from '../graphql/extension'
import { readFormer } from '../rules/slug'

const uid = 'api::site.site'

/** What the site is made of: its own fields and the pictures in them. */
const parts: Kind[] = ['site', 'file']

interface Banner {
  page: string
}

/** The site with everything in it. */
interface WholeSite {
  banners: Banner[]
  formerLeaderSlugs: string | null
}

/** What the database shall load with an entry: its components and files, and those of the components. */
function everythingOf(strapi: Core.Strapi, { attributes }: Schema.Schema): Record<string, unknown> {
  const wanted: Record<string, unknown> = {}
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type === 'media') wanted[name] = true
    if (attribute.type === 'component') {
      wanted[name] = { populate: everythingOf(strapi, strapi.getModel(attribute.component)) }
    }
  }
  return wanted
}

/**
 * Every page shows parts of the site, so it is read whole, once after each change of it: the parts would be a dozen
 * statements of each page's query. The fields of what is read here are answered without the database (`graphql/batch.ts`).
 */
const readSite = keptUntilChange(parts, async (strapi) => {
  const populate = everythingOf(strapi, strapi.contentType(uid))
  return (await strapi.db.query(uid).findOne({ populate })) as WholeSite | null
})

/** Answers `site`, and adds the banner of one page to it. Call in `register`. */
export function addSite(strapi: Core.Strapi): void {
  const extension = graphqlExtension(strapi)
  extension.shadowCRUD(uid).field('formerLeaderSlugs').disable()
  extension.use({
    typeDefs: /* GraphQL */ `
      type Site {
        "Null where a page shows the default banner."
        banner(page: ENUM_COMPONENTSITEBANNER_PAGE!): ComponentSiteBanner
        "Whether the leader's page had this address before, its last part."
        wasLeaderAt(slug: String!): Boolean!
      }
    `,
    resolvers: {
      Query: { site: { resolve: () => readSite(strapi) } },
      Site: {
        wasLeaderAt: {
          resolve: async (_: unknown, { slug }: { slug: string }) =>
            readFormer((await readSite(strapi))?.formerLeaderSlugs).includes(slug),
        },
        banner: {
          // What a mutation answers was read without its parts.
          async resolve(site: Partial<WholeSite>, { page }: Banner) {
            const banners = site.banners ?? (await readSite(strapi))?.banners
            return banners?.find((banner) => banner.page === page) ?? null
          },
        },
      },
    },
  })
}
