import { setTimeout as pause } from 'node:timers/promises'

/** Under this name WebDriver sends an element (W3C WebDriver §12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** How long something may take to appear, in milliseconds: what takes longer is broken. */
const patience = 20_000

/**
 * A browser spoken to by W3C WebDriver. Things are found as CSS says, or by their words: `button=Save` is the button whose
 * text or label is that.
 */
export class WebDriver {
  private readonly session: string

  private constructor(session: string) {
    this.session = session
  }

  /** @param driver address of the program that drives the browser, which may still be starting */
  static async start(driver: string): Promise<WebDriver> {
    const begin = () => ask('POST', `${driver}/session`, { capabilities: {} })
    const { sessionId } = (await until('browser', begin)) as { sessionId: string }
    return new WebDriver(`${driver}/session/${sessionId}`)
  }

  end = () => ask('DELETE', this.session)

  open = (url: string) => this.post('url', { url })

  /** What a function body says in the page. */
  read = <T>(script: string) => this.post('execute/sync', { script, args: [] }) as Promise<T>

  /** Waits until something that is seen is there. @throws Error that names it */
  async find(what: string): Promise<string> {
    const [, tag, words] = /^([a-z]+\d?)=(.+)$/.exec(what) ?? []
    const by =
      tag === undefined
        ? `[...document.querySelectorAll(${JSON.stringify(what)})]`
        : `[...document.querySelectorAll('${tag}')].filter((one) => [one.textContent.trim(), one.ariaLabel].includes(${JSON.stringify(words)}))`
    const script = `return ${by}.find((one) => one.checkVisibility({ visibilityProperty: true }) || one.type === 'file') ?? null`
    const element = await until(what, () => this.read<Record<string, string> | null>(script))
    return element[elementKey] ?? ''
  }

  async click(what: string): Promise<void> {
    await this.post(`element/${await this.find(what)}/click`, {})
  }

  /** Types in place of what stands there; of a file chooser, chooses the file of that name. */
  async type(what: string, text: string): Promise<void> {
    const element = await this.find(what)
    if (!what.includes('type=file')) await this.post(`element/${element}/clear`, {})
    await this.post(`element/${element}/value`, { text })
  }

  /** Waits until a function body says something true in the page. @throws Error that names what was waited for */
  expect = (what: string, script: string) => until(what, () => this.read<unknown>(script))

  private post = (command: string, body: object) => ask('POST', `${this.session}/${command}`, body)
}

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  throw new Error(`${method} ${address}: ${JSON.stringify(value).slice(0, 300)}`)
}

/** @throws Error when it does not become true */
async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + patience
  for (;;) {
    const seen = await look().catch((error: unknown) => {
      if (Date.now() > end) throw error
      return undefined
    })
    if (seen) return seen
    if (Date.now() > end) throw new Error(`There is no ${what}`)
    await pause(100)
  }
}
