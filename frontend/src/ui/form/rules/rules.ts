import * as v from 'valibot'
import { isoDay } from '../../staff/typed-date'
import { imageProblem } from '../files/image-limits'
import { pdfProblem } from '../files/pdf-limits'
import { pickedImage } from '../files/picked-image'

/** What the CMS says of a field, with the message for each thing that can be wrong with it. */
interface Limits {
  maxLength?: Limit<number>
  pattern?: Limit<RegExp>
  format?: Limit<string>
  /** Words that the text must not be; `{value}` in the message stands for the one that was typed. */
  taken?: Limit<readonly string[]>
}

interface Limit<Value> {
  value: Value
  message: string
}

/** Of a field that must be filled in, and of one that may be left out. */
type Required = Limits & { required: string }
type Optional = Limits & { required?: never }

/** What is wrong with a text that is not blank. */
function problemOf(text: string, { maxLength, pattern, format, taken }: Limits): string | undefined {
  if (maxLength && text.length > maxLength.value) return maxLength.message
  if (pattern && !pattern.value.test(text)) return pattern.message
  if (format?.value === 'webAddress' && !isAddress(text)) return format.message
  return taken?.value.includes(text) ? taken.message.replace('{value}', text) : undefined
}

const withinLimits = <Text extends string | null>(limits: Limits) =>
  v.rawCheck<Text>(({ dataset, addIssue }) => {
    const message =
      dataset.typed && dataset.value !== null && dataset.value !== ''
        ? problemOf(dataset.value, limits)
        : undefined
    if (message !== undefined) addIssue({ message })
  })

/** As the CMS has it: an address as browsers show it, without `https://`. */
const withoutScheme = /^(?:[\p{L}\p{N}_-]+\.)+(?!(?:pdf|html?|docx?)$)\p{L}{2,}(?::\d+)?(?:[/?#]|$)/iu

/** Puts `https://` before an address that was typed without it. */
const whole = <Text extends string | null>({ format }: Limits) =>
  v.transform<Text, Text>((text) =>
    format?.value === 'webAddress' && text !== null && withoutScheme.test(text)
      ? (`https://${text}` as Text)
      : text,
  )

/** An absolute http or https address without a user name in it; the CMS's rule is the same. */
function isAddress(text: string): boolean {
  const address = /\s/.test(text) ? null : URL.parse(text)
  return address !== null && /^https?:$/.test(address.protocol) && address.username + address.password === ''
}

/** A text that must not be blank; it is stored without white space around it. */
export const required = (limits: Required) =>
  v.pipe(
    v.string(limits.required),
    v.trim(),
    whole(limits),
    v.nonEmpty(limits.required),
    withinLimits(limits),
  )

/** Blank becomes null, which is how the CMS stores nothing. What is missing is not blank: it would erase what is stored. */
const textOrNull = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? null : text)),
)

/** A text that may be left out. */
export const optional = (limits: Optional) => v.pipe(textOrNull, whole(limits), withinLimits(limits))

/** The names in a list. @param limits of each */
export const names = ({ maxLength: { value, message } }: { maxLength: Limit<number> }) =>
  v.array(v.pipe(v.string(), v.maxLength(value, message)))

const acceptable = (problemOf: (file: File) => string | undefined) =>
  v.rawCheck<File>(({ dataset, addIssue }) => {
    const message = dataset.typed ? problemOf(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  })

const imageFile = (message?: string) => v.pipe(v.instance(File, message), acceptable(imageProblem))

/** An image, sent or picked, that may be left out: undefined keeps the present one, null takes it away. */
export const optionalFile = () => v.nullish(v.union([imageFile(), pickedImage]))

/** A PDF that may be left out: as an image. */
export const optionalPdf = () => v.nullish(v.pipe(v.instance(File), acceptable(pdfProblem)))

export const requiredFile = ({ required }: Required) => v.union([imageFile(required), pickedImage], required)

/** A whole number that may be left out. */
export const optionalNumber = ({ min, max }: { min: Limit<number>; max: Limit<number> }) =>
  v.pipe(
    textOrNull,
    v.check((text) => {
      return text === null || (/^\d+$/.test(text) && Number(text) >= min.value && Number(text) <= max.value)
    }, min.message),
    v.transform((text) => (text === null ? null : Number(text))),
  )

/** A day written `dd/mm/yyyy`, or as ISO 8601 has it, that may be left out; it is stored as ISO 8601 has it. */
export const optionalDay = () =>
  v.pipe(
    textOrNull,
    v.check((text) => text === null || isoDay(text) !== undefined, noDay),
    v.transform((text) => (text === null ? null : (isoDay(text) ?? null))),
  )

/** A day that must be there, written and stored as an optional one. */
export const requiredDay = ({ required }: { required: string }) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.check((text) => text === '' || isoDay(text) !== undefined, noDay),
    v.transform((text) => isoDay(text) ?? text),
  )

const noDay = ({ input }: { input: string | null }) =>
  `${String(input)} is not a day of the calendar. Write dd/mm/yyyy, such as 12/08/2021.`
