import * as v from 'valibot'

/** Of a draft that was kept before there were any, none. */
export const focalPoint = () => v.optional(v.nullable(v.object({ x: v.number(), y: v.number() })), null)
