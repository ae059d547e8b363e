import * as v from 'valibot'
import { paths } from '../../src/paths'
import { CmsUnavailable, askCms } from '../cms/operations'
import type { CmsInstances } from '../cms/instances'

const addresses = v.array(v.object({ formerSlugs: v.array(v.string()) }))
const schema = v.object({ publicationAddresses: addresses, memberAddresses: addresses })

/** The addresses that pages had before, which lead to the present ones. @throws CmsUnavailable */
export async function formerPages(cms: CmsInstances): Promise<string[]> {
  const { data, errors } = await askCms(cms, 'FormerAddresses', {})
  if (errors)
    throw new CmsUnavailable('The CMS does not tell the former addresses of pages.', { cause: errors })
  const { publicationAddresses, memberAddresses } = v.parse(schema, data)
  return [
    ...publicationAddresses.flatMap(({ formerSlugs }) => formerSlugs.map(paths.publication)),
    ...memberAddresses.flatMap(({ formerSlugs }) => formerSlugs.map(paths.person)),
  ]
}
