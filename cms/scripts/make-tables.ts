import { withStrapi } from './with-strapi'

// Loading makes the tables. `npm run site` fills them from another database.
void withStrapi(async () => {
  await Promise.resolve()
})
