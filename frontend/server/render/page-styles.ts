import postcss, { type ChildNode, type Container } from 'postcss'

/** The attribute of a page that has another accent colour than the site's own (`ui/theme/accents.css`). */
const accent = 'data-accent'

/** A part of a sheet as it is written: a rule with the classes that it is for, or what stands around others. */
type Part = { text: string; for?: string[][] } | { around: string; parts: Part[] }

/**
 * Finds the rules of a style sheet that a page needs: of every page two thirds are for other pages. Those for what has
 * none of the page's classes are left out, and those of accent colours in a page without one; whether an element, another
 * attribute or a state is in the page is not asked. Read once, because it is looked into for every page.
 *
 * @param sheet the text of the whole style sheet
 * @returns the styles of a page, of which it is given the HTML
 */
export function pageStyles(sheet: string): (html: string) => string {
  const parts = partsOf(postcss.parse(sheet))
  return (html) => {
    const classes = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    if (html.includes(` ${accent}="`)) classes.add(accent)
    const write = (part: Part): string => {
      if ('text' in part) {
        const isNeeded = part.for?.some((names) => names.every((name) => classes.has(name))) ?? true
        return isNeeded ? part.text : ''
      }
      const inner = part.parts.map(write).join('')
      // Layers stand in the order in which they are first named: one that the page has no rule of keeps its place.
      return inner !== '' || part.around.startsWith('@layer') ? `${part.around}{${inner}}` : ''
    }
    return parts.map(write).join('')
  }
}

/** Rules of which the name says what they hold, and no selector whom they are for. */
const whole = /^(font-face|page|property|(-\w+-)?keyframes)$/

const partsOf = (container: Container): Part[] =>
  (container.nodes ?? []).map((node: ChildNode): Part => {
    if (node.type === 'rule') return { text: node.toString(), for: node.selectors.map(classesOf) }
    if (node.type !== 'atrule') return { text: node.toString() }
    if (!node.nodes) return { text: `${node.toString()};` }
    if (whole.test(node.name)) return { text: node.toString() }
    return { around: `@${node.name} ${node.params}`, parts: partsOf(node) }
  })

/** The classes without which a selector means nothing. What stands in brackets may be one of several, or shall be missing. */
function classesOf(selector: string): string[] {
  let [bare, before] = [selector, '']
  while (bare !== before) [bare, before] = [bare.replace(/\([^()]*\)|\[[^\]]*\]/g, ''), bare]
  const names = [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  return selector.startsWith(`[${accent}`) ? [accent, ...names] : names
}
