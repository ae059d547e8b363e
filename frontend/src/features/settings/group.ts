import * as v from 'valibot'
import { optional, required } from '../../ui/form/rules'
import type { SectionRules } from './section'

const schema = v.object({
  groupName: required('Group name is required'),
  department: optional(),
  institution: optional(),
})

export const group: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ groupName, department, institution }) => ({ groupName, department, institution }),
  dataOf: (values) => values,
}
