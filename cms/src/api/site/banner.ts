import schema from '../../components/site/banner.json'
import type { Fields, Part, Problem } from '../../rules/rules'
import { oneOf } from '../../rules/text-rules'
import { requiredFile } from '../../rules/value-rules'

export const banner: Part = {
  uid: 'site.banner',
  named: ['page'],
  attributes: {
    page: { rule: oneOf('Page', schema.attributes.page.enum) },
    image: {
      rule: requiredFile('Banner image'),
      hint: 'Wide and calm, since the title stands on it.',
    },
  },
  form: [['page'], ['image']],
}

export function oneBannerPerPage(banners: readonly Fields[]): Problem[] {
  const pages = banners.map(({ page }) => page)
  return pages.flatMap((page, index) =>
    page !== undefined && pages.indexOf(page) < index
      ? [{ path: [String(index), 'page'], message: `The page ${JSON.stringify(page)} has a banner already` }]
      : [],
  )
}
