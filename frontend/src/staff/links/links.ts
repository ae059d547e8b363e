import * as v from 'valibot'
import { siteLinkRules } from '../../cms/staff/rules/site-link.generated'
import { required } from '../../ui/form/rules/rules'

/** The rule of a list of labelled addresses. */
export const links = () =>
  v.array(
    v.object({
      label: required(siteLinkRules.label),
      url: required(siteLinkRules.url),
    }),
  )
