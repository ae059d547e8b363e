import { removeSamples } from '../src/samples/remove'
import { withStrapi } from './with-strapi'

void withStrapi(async (strapi) => {
  const removals = await removeSamples(strapi)
  if (removals.length === 0) console.log('There is no sample content.')
  for (const { type, removed, kept, files } of removals) {
    console.log(`${type}: ${removed} removed, ${files} files removed`)
    for (const name of kept) console.log(`  kept, because somebody edited it: ${name}`)
  }
})
