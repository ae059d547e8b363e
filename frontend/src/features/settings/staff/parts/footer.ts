import * as v from 'valibot'
import { links } from '../../../../staff/links/links'
import { pictures } from '../../../../staff/pictures/picture'
import type { SectionRules } from './section'

const schema = v.object({ followLinks: links(), logos: pictures() })

export const footer: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ followLinks, logos }) => ({ followLinks, logos }),
  dataOf: ({ logos, followLinks }) => ({ followLinks, logos: logos.map(({ id }) => id) }),
  described: ({ logos }) => logos,
}
