import { isBlank, plainLine, plainLines } from './plain-text'
import { accept, refuse, type Rule } from './rules'

/** Strapi keeps a `string` in a column of 255 characters; `text` has no limit of its own. */
const shortText = 255
const longText = 20_000

interface TextOptions {
  /** Longest text as it is stored, in characters. */
  max?: number
  /** What is stored of the text that was given. */
  plain?: (text: string) => string
}

/** Whether a field is not filled in, also when what was given shows nothing. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value))

/** Text that must show something; stored trimmed, in one line. */
export function requiredText(label: string, { max = shortText, plain = plainLine }: TextOptions = {}): Rule {
  return (value) => {
    if (isAbsent(value)) return refuse(`${label} is required`)
    if (typeof value !== 'string') return refuse(`${label} must be text`)
    const text = plain(value)
    return text.length > max ? refuse(`${label} is longer than ${max} characters`) : accept(text)
  }
}

/** Text that may be missing; blank is stored as nothing. */
export function optionalText(label: string, options: TextOptions = {}): Rule {
  const whenGiven = requiredText(label, options)
  return (value) => (isAbsent(value) ? accept(value === undefined ? undefined : null) : whenGiven(value))
}

const lines: TextOptions = { max: longText, plain: plainLines }

export const requiredLongText = (label: string): Rule => requiredText(label, lines)
export const optionalLongText = (label: string): Rule => optionalText(label, lines)

/** Text of a form of its own; `read` answers the text to store, or `undefined` when the form is wrong. */
export function textOfForm(
  whenText: Rule,
  read: (text: string) => string | undefined,
  message: string,
): Rule {
  return (value) => {
    const checked = whenText(value)
    if ('problems' in checked || typeof checked.value !== 'string') return checked
    const text = read(checked.value)
    return text === undefined ? refuse(message) : accept(text)
  }
}

/** One of a fixed list of words. */
export function oneOf(label: string, words: readonly string[]): Rule {
  return textOfForm(
    requiredText(label),
    (text) => (words.includes(text) ? text : undefined),
    `${label} must be one of ${words.join(', ')}`,
  )
}

/** The address when it is an absolute http or https URL without a user name in it. */
function readHttpUrl(text: string): string | undefined {
  if (!URL.canParse(text) || /\s/.test(text)) return undefined
  const { protocol, username, password } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
    ? text
    : undefined
}

const longestUrl = 2000
const urlMessage = (label: string) => `${label} must be a web address that starts with http:// or https://`

export const optionalHttpUrl = (label: string): Rule =>
  textOfForm(optionalText(label, { max: longestUrl }), readHttpUrl, urlMessage(label))
export const requiredHttpUrl = (label: string): Rule =>
  textOfForm(requiredText(label, { max: longestUrl }), readHttpUrl, urlMessage(label))

/** The form that HTML's own e-mail field accepts, with a dot in the domain. */
const email = /^[^\s@<>()[\],;:"\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

export const optionalEmail = (label: string): Rule =>
  textOfForm(
    optionalText(label),
    (text) => (email.test(text) ? text : undefined),
    `${label} must look like name@university.example`,
  )
