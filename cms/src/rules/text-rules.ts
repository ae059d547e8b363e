import { isBlank, plainLine, plainLines } from './plain-text'
import { accept, refuse, type Limits, type Rule } from './rules'

/** Strapi keeps a `string` in a column of 255 characters; `text` has no limit of its own. */
const shortText = 255
const longText = 20_000

interface TextOptions {
  /** Longest text as it is stored, in characters. */
  max?: number
  /** What is stored of the text that was given. */
  plain?: (text: string) => string
  /** What is said when it is missing. */
  missing?: string
}

/** Whether a field is not filled in, also when what was given shows nothing. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value))

/** @param blank what becomes of a text that shows nothing, as it was given or when it is plain, such as an issue `()` */
function textRule(
  label: string,
  { max = shortText, plain = plainLine, missing = `${label} is required` }: TextOptions,
  blank = refuse(missing),
): Rule {
  const tooLong = `${label} is longer than ${max} characters`
  return {
    label,
    limits: { required: missing, maxLength: { value: max, message: tooLong } },
    check: (value) => {
      if (isAbsent(value)) return blank
      if (typeof value !== 'string') return refuse(`${label} must be text`)
      const text = plain(value)
      // U+FFFD is what programs put where they could not read a letter, most often of a file in another encoding.
      if (text.includes('\ufffd'))
        return refuse(`${label} holds “\ufffd”, where a letter was lost. Type the letter.`)
      if (isBlank(text)) return blank
      return text.length > max ? refuse(tooLong) : accept(text)
    },
  }
}

/** Text that must show something; stored trimmed, in one line. */
export const requiredText = (label: string, options: TextOptions = {}): Rule => textRule(label, options)

/** The rule of a value that may be missing; blank is stored as nothing. */
function optional({ label, check, limits: { required: _, ...limits } }: Rule): Rule {
  return {
    label,
    limits,
    check: (value) => (isAbsent(value) ? accept(value === undefined ? undefined : null) : check(value)),
  }
}

/** Text that may be missing; blank is stored as nothing. */
export const optionalText = (label: string, options: TextOptions = {}): Rule =>
  optional(textRule(label, options, accept(null)))

const lines: TextOptions = { max: longText, plain: plainLines }

export const requiredLongText = (label: string, options: Pick<TextOptions, 'missing'> = {}): Rule =>
  requiredText(label, { ...lines, ...options })
export const optionalLongText = (label: string): Rule => optionalText(label, lines)

/** Text of a form of its own; `read` answers the text to store, or `undefined` when the form is wrong. */
function textOfForm(
  { label, check, limits }: Rule,
  read: (text: string) => string | undefined,
  message: string,
  more: Limits,
): Rule {
  return {
    label,
    limits: { ...limits, ...more },
    check: (value) => {
      const checked = check(value)
      if ('problems' in checked || typeof checked.value !== 'string') return checked
      const text = read(checked.value)
      return text === undefined ? refuse(message) : accept(text)
    },
  }
}

/**
 * Text that a pattern describes. What is stored is the pattern's first group where it has one.
 * @param read answers what is stored, for what a pattern cannot say; `undefined` when the text is wrong
 */
export function textLike(
  whenText: Rule,
  pattern: RegExp,
  message: string,
  read: (text: string) => string | undefined = (text) => {
    const found = pattern.exec(text)
    return found === null ? undefined : (found[1] ?? text)
  },
): Rule {
  return textOfForm(whenText, read, message, { pattern: { value: pattern, message } })
}

/** Text that is none of the words that are taken. @param message its `{value}` becomes the word */
export function textBeside({ check, ...whenText }: Rule, taken: readonly string[], message: string): Rule {
  return {
    ...whenText,
    limits: { ...whenText.limits, taken: { value: taken, message } },
    check: (value) => {
      const checked = check(value)
      if ('problems' in checked || typeof checked.value !== 'string') return checked
      return taken.includes(checked.value) ? refuse(message.replace('{value}', checked.value)) : checked
    },
  }
}

/** One of a fixed list of words. */
export function oneOf(label: string, words: readonly string[], missing?: string): Rule {
  const message = `${label} must be one of ${words.join(', ')}`
  const { limits, ...text } = requiredText(label, { ...(missing !== undefined && { missing }) })
  const { maxLength: _, ...required } = limits
  return textOfForm(
    { ...text, limits: required },
    (word) => (words.includes(word) ? word : undefined),
    message,
    { words: { value: words, message } },
  )
}

/** A rule by which what is not given is something all the same. */
export const orElse = (value: unknown, rule: Rule): Rule => ({
  ...optional(rule),
  check: (given) => (isAbsent(given) ? accept(value) : rule.check(given)),
})

/** What browsers show of an address: a host, which is no name of a file, and what may follow it. */
const withoutScheme = /^(?:[\p{L}\p{N}_-]+\.)+(?!(?:pdf|html?|docx?)$)\p{L}{2,}(?::\d+)?(?:[/?#]|$)/iu

/** An absolute http or https URL without a user name in it; `https://` is put before one that begins with its host. */
function readHttpUrl(text: string): string | undefined {
  const address = withoutScheme.test(text) ? `https://${text}` : text
  if (!URL.canParse(address) || /\s/.test(address)) return undefined
  const { protocol, username, password } = new URL(address)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
    ? address
    : undefined
}

const longestUrl = 2000

const httpUrl = (whenText: Rule, message: string): Rule =>
  textOfForm(whenText, readHttpUrl, message, { format: { value: 'webAddress', message } })

/** @param message what is said of a wrong one */
export const optionalHttpUrl = (label: string, message: string): Rule =>
  httpUrl(optionalText(label, { max: longestUrl }), message)
export const requiredHttpUrl = (label: string, message: string): Rule =>
  httpUrl(requiredText(label, { max: longestUrl }), message)

/** The form that HTML's own e-mail field accepts, with a dot in the domain. */
const email = /^[^\s@<>()[\],;:"\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

export const optionalEmail = (label: string): Rule =>
  textLike(optionalText(label), email, 'Write an address such as name@university.example.')

const time =
  /^(?:(?:[01]?\d|2[0-3])[:.h][0-5]\d|(?:[01]\d|2[0-3])[0-5]\d|(?:0?[1-9]|1[0-2])(?:[:.][0-5]\d)?\s?[AaPp]\.?[Mm]\.?)$/

/** A time of a day on the clock of the place, `15:00`; `9.30`, `15h30`, `1500` and `3 pm` are understood. */
export const timeOfDay = (label: string): Rule =>
  textLike(optionalText(label), time, 'Write a time such as 15:00.', (text) => {
    if (!time.test(text)) return undefined
    const [, hour = '', minute = '00', half] = /^(\d{1,2})[:.h]?(\d\d)?\s?([ap])?/i.exec(text) ?? []
    const ofHalf = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
    return `${String(ofHalf).padStart(2, '0')}:${minute}`
  })
