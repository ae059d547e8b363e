import * as v from 'valibot'
import { siteLinkRules } from '../../cms/staff/rules/site-link.generated'
import { required } from '../../ui/form/rules/rules'

const link = v.object({
  label: required(siteLinkRules.label),
  url: required(siteLinkRules.url),
})

const blank = v.strictObject({
  label: v.pipe(v.string(), v.regex(/^\s*$/)),
  url: v.pipe(v.string(), v.regex(/^\s*$/)),
})

/** The rule of a list of labelled addresses. A row in which nothing is typed asks for nothing, and is left out. */
export const links = () =>
  v.pipe(
    // Only of what is no blank row is told what is wrong with it.
    v.array(v.lazy((row) => (v.is(blank, row) ? blank : link))),
    v.filterItems((row) => !v.is(blank, row)),
  )
