import * as v from 'valibot'
import { isoDay } from '../date'
import { imageProblem } from './image-limits'

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

/** An http or https address that must be there. */
export const requiredAddress = (message: string) => v.pipe(required(message), v.check(isAddress, message))

/** An e-mail address that may be left out; the CMS's rule is the same. */
export const optionalEmail = (message: string) =>
  v.pipe(
    optional(),
    v.check((text) => text === null || email.test(text), message),
  )

/** The form that HTML's own e-mail field accepts, with a dot in the domain. */
const email = /^[^\s@<>()[\],;:"\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

function isAddress(text: string): boolean {
  const address = URL.parse(text)
  return address !== null && (address.protocol === 'http:' || address.protocol === 'https:')
}

const acceptable = () =>
  v.rawCheck<File>(({ dataset, addIssue }) => {
    const message = dataset.typed ? imageProblem(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  })

/** An image that may be left out: undefined keeps the present one, null takes it away. */
export const optionalFile = () => v.nullish(v.pipe(v.instance(File), acceptable()))

export const requiredFile = (message: string) => v.pipe(v.instance(File, message), acceptable())

/** A whole number that may be left out. */
export const optionalNumber = (least: number, most: number, message: string) =>
  v.pipe(
    optional(),
    v.check((text) => {
      return text === null || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most)
    }, message),
    v.transform((text) => (text === null ? null : Number(text))),
  )

/** A day of the calendar, as `<input type="date">` gives it. */
export const requiredDate = (message: string) => v.pipe(v.string(message), v.isoDate(message))

/** A day written `dd/mm/yyyy`, or as ISO 8601 has it, that may be left out; it is stored as ISO 8601 has it. */
export const optionalDay = () =>
  v.pipe(
    optional(),
    v.check(
      (text) => text === null || isoDay(text) !== undefined,
      ({ input }) => `${String(input)} is not a day of the calendar. Write dd/mm/yyyy, such as 12/08/2021.`,
    ),
    v.transform((text) => (text === null ? null : (isoDay(text) ?? null))),
  )
