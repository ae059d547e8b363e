import type { Core } from '@strapi/strapi'
import { keptUntilChange } from '../content-version/kept'
import { kindOf } from '../documents/kinds'
import { granted, graphqlExtension } from '../graphql/extension'
import { visibleAt } from '../schedule/visible'

const uid = 'api::custom-page.custom-page'

/** Every page of the site has the menus, so they are read once after each change of them. A page that comes or goes by the clock is a change too. */
const readMenus = keptUntilChange([kindOf(uid)], (strapi) =>
  strapi.db.query(uid).findMany({
    select: ['title', 'slug', 'menu'],
    where: { $and: [{ menu: { $ne: 'none' } }, ...visibleAt(new Date())] },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }],
  }),
)

/** Adds to the site the pages of the group's own that its menus name. */
export function addCustomPages(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "A page of the group's own, as a menu shows it."
      type MenuPage {
        title: String!
        slug: String!
        menu: ENUM_CUSTOMPAGE_MENU!
      }
      type Site {
        "The pages of the group's own that stand in a menu, as visitors get them and in their order."
        menuPages: [MenuPage!]!
      }
    `,
    resolvers: { Site: { menuPages: { resolve: () => readMenus(strapi) } } },
    resolversConfig: { 'Site.menuPages': granted(`${uid}.find`) },
  })
}
