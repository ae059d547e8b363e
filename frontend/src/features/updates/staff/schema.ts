import * as v from 'valibot'

/** A blank title is no mistake: it is ignored, on creation and in the inline form alike. */
export const updateSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Title is longer than 1000 characters')),
})

export type UpdateValues = v.InferOutput<typeof updateSchema>
