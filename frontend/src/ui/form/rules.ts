import * as v from 'valibot'

/** A text that must not be blank; it is stored without white space around it. */
export const required = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message))

/** A text that may be left out: blank becomes null, which is how the CMS stores nothing. */
export const optional = () =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((text) => (text === '' ? null : text)),
  )

/** An http or https address that may be left out. */
export const optionalAddress = (message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((text) => text === '' || isAddress(text), message),
    v.transform((text) => (text === '' ? null : text)),
  )

function isAddress(text: string): boolean {
  const address = URL.parse(text)
  return address !== null && (address.protocol === 'http:' || address.protocol === 'https:')
}

/** A file that may be left out, when there is an image already or none is needed. */
export const optionalFile = () => v.optional(v.instance(File))

export const requiredFile = (message: string) => v.instance(File, message)

/** A day of the calendar, as `<input type="date">` gives it. */
export const requiredDate = (message: string) => v.pipe(v.string(message), v.isoDate(message))
