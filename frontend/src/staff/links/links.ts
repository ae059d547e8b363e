import * as v from 'valibot'
import { siteLinkRules } from '../../cms/staff/rules/site-link.generated'
import { required } from '../../ui/form/rules/rules'

const link = v.object({
  label: required(siteLinkRules.label),
  url: required(siteLinkRules.url),
})

const nothing = v.pipe(v.string(), v.trim(), v.literal(''))
const blank = v.object({ label: nothing, url: nothing })

/** The rule of a list of labelled addresses. A row in which nothing is typed asks for nothing, and is left out. */
export const links = () =>
  v.pipe(
    v.array(v.union([blank, link])),
    v.filterItems(({ label }) => label !== ''),
  )
