import * as v from 'valibot'
import { pictures } from '../../../../staff/pictures/picture'
import type { SectionRules } from './section'

const schema = v.object({ newsImages: pictures() })

export const news: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ newsImages }) => ({ newsImages }),
  dataOf: ({ newsImages }) => ({ newsImages: newsImages.map(({ id }) => id) }),
  described: ({ newsImages }) => newsImages,
}
