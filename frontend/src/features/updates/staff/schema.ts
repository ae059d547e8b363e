import * as v from 'valibot'
import { updateRules } from '../../../cms/staff/rules/update.generated'

const { maxLength } = updateRules.title

/** A moment as `<input type="datetime-local">` has it, which is stored in UTC; blank is none. */
const moment = v.pipe(
  v.string(),
  v.transform((local) => (local === '' ? null : new Date(local).toISOString())),
)

/** A blank title is no mistake: it is ignored, on creation and in the inline form alike. */
export const updateSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.maxLength(maxLength.value, maxLength.message)),
  /** Missing where the form does not ask for them: they stay as they are. */
  publishAt: v.optional(moment),
  endAt: v.optional(moment),
})

export type UpdateValues = v.InferOutput<typeof updateSchema>
