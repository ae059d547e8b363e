import * as v from 'valibot'

/** A blank title is no mistake: it is ignored, on creation and in the inline form alike. */
export const updateSchema = v.object({ title: v.pipe(v.string(), v.trim()) })

export type UpdateValues = v.InferOutput<typeof updateSchema>
