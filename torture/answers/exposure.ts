/** Characters that belong into no text: controls, and what Unicode says is no character (XML 1.0 §2.2). */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/

/** The texts of `hostile-values.ts` as they must not stand in markup: as markup. */
const markup: RegExp[] = [
  /<script>torture/i,
  /<img src=x onerror/i,
  /<svg onload/i,
  /<sub onclick/i,
  /<style>body\{display/i,
  /(href|src|action)\s*=\s*["']?[\0-\x20]*(java\s*script:|data:text\/html)/i,
]

/** A quote of a text that ends the attribute which the text stands in. Elsewhere, as in a script, it is a quote. */
const attribute = /"onmouseover="torture|' onfocus='torture|"onclick="torture|x"onerror="torture/i

/** A new line that came out of a text and became one of the format. */
const injected = /^(SUMMARY:|TI {2}- |@article\{)torture-injected/m

/**
 * What a text of somebody has broken in an answer.
 *
 * @param type the media type of the answer
 * @returns each with some characters around it
 */
export function exposed(type: string, text: string): string[] {
  const found: string[] = []
  const find = (what: string, form: RegExp, where = text) => {
    const at = where.search(form)
    if (at !== -1) found.push(`${what}: ${JSON.stringify(where.slice(Math.max(0, at - 60), at + 60))}`)
  }
  find('a control character', unprintable)
  if (/html|xml/.test(type)) for (const form of markup) find('markup of a text', form)
  else find('a line of a text', injected)
  if (type.includes('json')) {
    try {
      for (const string of stringsOf(JSON.parse(text))) find('a control character', unprintable, string)
    } catch (error) {
      found.push(`no JSON: ${String(error)}`)
    }
  }
  if (type.includes('html')) {
    find('the end of an attribute', attribute, text.replace(/<script[^>]*>.*?<\/script>/gs, ''))
    for (const [, json = ''] of text.matchAll(
      /<script[^>]*type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs,
    )) {
      try {
        for (const string of stringsOf(JSON.parse(json))) find('a control character', unprintable, string)
      } catch (error) {
        found.push(`no JSON in the page: ${String(error)}`)
      }
    }
  }
  return found
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => [name, ...stringsOf(item)])
}
