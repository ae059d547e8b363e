import * as v from 'valibot'
import { paths } from '../../src/paths'
import { CmsUnavailable, askCms } from '../cms/operations'
import type { CmsInstances } from '../cms/instances'
import { askFormerAddresses } from '../pages/former-website'

const addresses = v.array(v.object({ formerSlugs: v.array(v.string()) }))
const schema = v.object({ publicationAddresses: addresses, memberAddresses: addresses })

/** What a web server of files can answer with a page: no query, and no ending that means something else. */
const isPage = ([from, to]: [string, string]): boolean =>
  /^\/(?:[^?]*\/)?[^?/.]*(?:\.html?)?$/.test(from) && to.startsWith('/')

/** The addresses that pages had before, here and on a former website, which lead to the present ones. @throws CmsUnavailable */
export async function formerPages(cms: CmsInstances): Promise<string[]> {
  const { data, errors } = await askCms(cms, 'FormerAddresses', {})
  if (errors)
    throw new CmsUnavailable('The CMS does not tell the former addresses of pages.', { cause: errors })
  const { publicationAddresses, memberAddresses } = v.parse(schema, data)
  return [
    ...publicationAddresses.flatMap(({ formerSlugs }) => formerSlugs.map(paths.publication)),
    ...memberAddresses.flatMap(({ formerSlugs }) => formerSlugs.map(paths.person)),
    ...[...(await askFormerAddresses(cms))].filter(isPage).map(([from]) => encodeURI(from)),
  ]
}
