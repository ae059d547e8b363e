import * as v from 'valibot'
import { updateRules } from '../../../cms/staff/rules/update.generated'

const { maxLength } = updateRules.title

/** A blank title is no mistake: it is ignored, on creation and in the inline form alike. */
export const updateSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.maxLength(maxLength.value, maxLength.message)),
})

export type UpdateValues = v.InferOutput<typeof updateSchema>
