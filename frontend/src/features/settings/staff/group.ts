import * as v from 'valibot'
import { optional, required } from '../../../ui/form/rules'
import type { SectionRules } from './section'

const schema = v.object({
  groupName: required('Group name is required', 'Group name'),
  department: optional('Department'),
  institution: optional('Institution'),
})

export const group: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ groupName, department, institution }) => ({ groupName, department, institution }),
  dataOf: (values) => values,
}
