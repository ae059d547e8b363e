import * as v from 'valibot'
import { updateRules } from '../../../cms/staff/rules/update.generated'
import { scheduleSchema } from '../../../staff/schedule/schedule-schema'

const { maxLength } = updateRules.title

/** A blank title is no mistake: it is ignored, on creation and in the inline form alike. */
export const updateSchema = v.intersect([
  v.object({
    title: v.pipe(v.string(), v.trim(), v.maxLength(maxLength.value, maxLength.message)),
  }),
  scheduleSchema,
])

export type UpdateValues = v.InferOutput<typeof updateSchema>
