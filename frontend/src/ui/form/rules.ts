import * as v from 'valibot'
import { isoDay } from '../text/date'
import { imageProblem } from './image-limits'

/** The most characters that the CMS takes, of a text in a line, in paragraphs, and of an address. */
const shortText = 255
export const longText = 20_000
const longestAddress = 2000

/** In the words of the CMS. */
const tooLong = (label: string, max: number) => `${label} is longer than ${String(max)} characters`

/**
 * A text that must not be blank; it is stored without white space around it.
 *
 * @param label what the CMS calls the field
 */
export const required = (message: string, label: string, max = shortText) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(max, tooLong(label, max)))

/** Blank becomes null, which is how the CMS stores nothing. What is missing is not blank: it would erase what is stored. */
const textOrNull = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? null : text)),
)

/** A text that may be left out. @param label what the CMS calls the field */
export const optional = (label: string, max = shortText) =>
  v.pipe(
    textOrNull,
    v.check((text) => text === null || text.length <= max, tooLong(label, max)),
  )

/** The names in a list. @param label what the CMS calls one */
export const names = (label: string) =>
  v.array(v.pipe(v.string(), v.maxLength(shortText, tooLong(label, shortText))))

/** An http or https address that may be left out. */
export const optionalAddress = (message: string, label: string) =>
  v.pipe(
    optional(label, longestAddress),
    v.check((text) => text === null || isAddress(text), message),
  )

/** An http or https address that must be there. */
export const requiredAddress = (message: string, label: string) =>
  v.pipe(required(message, label, longestAddress), v.check(isAddress, message))

/** An e-mail address that may be left out; the CMS's rule is the same. */
export const optionalEmail = (message: string, label: string) =>
  v.pipe(
    optional(label),
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
    textOrNull,
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
    textOrNull,
    v.check(
      (text) => text === null || isoDay(text) !== undefined,
      ({ input }) => `${String(input)} is not a day of the calendar. Write dd/mm/yyyy, such as 12/08/2021.`,
    ),
    v.transform((text) => (text === null ? null : (isoDay(text) ?? null))),
  )
