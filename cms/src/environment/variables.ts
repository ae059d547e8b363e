export type Source = Record<string, string | undefined>

// `openssl rand -base64 16` gives 24 characters; anything shorter was typed by hand and can be guessed.
const shortestSecret = 16

/** Variables of the environment, read one by one; what is wrong with any of them is told of all together. */
export class Variables {
  private readonly problems: string[] = []

  constructor(private readonly source: Source) {}

  /** Notes that a variable is missing or wrong. @param cure what to do, after the variable's name */
  wrong(name: string, cure: string): void {
    this.problems.push(`${name} ${cure}`)
  }

  /** @throws Error that lists every missing or wrong variable, each with its cure */
  complain(): void {
    if (this.problems.length > 0)
      throw new Error(`The environment is not right:\n- ${this.problems.join('\n- ')}`)
  }

  /** Letter by letter; `undefined` for an empty one. */
  exactly(name: string): string | undefined {
    const value = this.source[name]
    return value === '' ? undefined : value
  }

  /** Without spaces around it; `undefined` for an empty one. */
  text(name: string): string | undefined {
    const value = this.source[name]?.trim()
    return value === '' ? undefined : value
  }

  /** What must be there. @param cure "is not set. Give the folder …" */
  needed(name: string, cure: string): string {
    const value = this.text(name)
    if (value === undefined) this.wrong(name, cure)
    return value ?? ''
  }

  wholeNumber(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name)
    if (value === undefined) return fallback
    const parsed = Number(value)
    if (Number.isInteger(parsed) && parsed >= min && parsed <= max) return parsed
    this.wrong(
      name,
      `is "${value}". Give a whole number from ${min} to ${max}, or leave it out for ${fallback}.`,
    )
    return fallback
  }

  yesOrNo(name: string): boolean {
    const value = this.text(name)?.toLowerCase()
    if (value === undefined || ['false', '0', 'no'].includes(value)) return false
    if (['true', '1', 'yes'].includes(value)) return true
    this.wrong(name, `is "${value}". Write true or false.`)
    return false
  }

  /** @param cure after what it is: "Use text or json." */
  oneOf<T extends string>(name: string, known: readonly T[], fallback: T, cure: string): T {
    const value = this.text(name) ?? fallback
    const found = known.find((one) => one === value)
    if (found === undefined) this.wrong(name, `is "${value}". ${cure}`)
    return found ?? fallback
  }

  /** An address of the web, without a slash at the end. */
  address(name: string, fallback: string): string {
    const value = this.text(name) ?? fallback
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '')
    this.wrong(name, `is "${value}". Give an address like ${fallback}, or leave it out for that one.`)
    return fallback
  }

  secret(name: string): string {
    const value = this.text(name)
    if (value !== undefined && value.length >= shortestSecret) return value
    this.wrong(
      name,
      value === undefined
        ? 'is not set. Start the site with `npm start` once, which writes the secrets into .env, or give it a random text (openssl rand -base64 32).'
        : `is shorter than ${shortestSecret} characters. Give it a random text (openssl rand -base64 32).`,
    )
    return ''
  }
}
