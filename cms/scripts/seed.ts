import { environment } from '../src/environment/environment'
import { fillEmptyTypes } from '../src/samples/fill'
import { withStrapi } from './with-strapi'

void withStrapi(async (strapi) => {
  const filled = await fillEmptyTypes(strapi, { folder: environment().seedDir, again: true })
  const made = Object.entries(filled)
  if (made.length === 0) console.log('Every content type has content. Nothing was added.')
  for (const [file, count] of made) console.log(`${file}: ${count} made`)
})
