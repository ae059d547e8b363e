import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const sheet = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const accents = sheet('accents.css')
const tokens = sheet('tokens.css')

/** Red, green and blue in linear light, from 0 to 1, of a colour in OKLCH (CSS Color 4, §9.2); what sRGB has not is cut. */
function linearOf(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = [Math.cos, Math.sin].map((part) => chroma * part((hue * Math.PI) / 180)) as [number, number]
  const [l, m, s] = [
    lightness + 0.3963377774 * a + 0.2158037573 * b,
    lightness - 0.1055613458 * a - 0.0638541728 * b,
    lightness - 0.0894841775 * a - 1.291485548 * b,
  ].map((root) => root ** 3) as [number, number, number]
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)))
}

const linearOfHex = (hex: string) =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })

/** The contrast of two colours (WCAG 2.2). */
function contrast(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [one, other]
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A token in light and in dark, as a sheet says it for a hue and a chroma. */
function accent(token: string, hue: number, chroma: number): [number[], number[]] {
  const value = new RegExp(`${token}: light-dark\\(([^;]+)\\);`).exec(accents)?.[1] ?? ''
  const colours = [
    ...value.matchAll(/#fff|oklch\(([\d.]+) (?:calc\(([\d.]+) \* )?var\(--chroma\)\)? var\(--hue\)\)/g),
  ]
  expect(colours, token).toHaveLength(2)
  return colours.map(([all, lightness, part = '1']) =>
    all === '#fff' ? [1, 1, 1] : linearOf(Number(lightness), Number(part) * chroma, hue),
  ) as [number[], number[]]
}

/** A token of `tokens.css`, in light and in dark. */
function token(name: string): [number[], number[]] {
  const [light, dark] = [...tokens.matchAll(new RegExp(`${name}: (#\\w{6});`, 'g'))].map(([, hex = '']) =>
    linearOfHex(hex),
  )
  if (!light || !dark) throw new Error(`${name} has no colour for light and for dark.`)
  return [light, dark]
}

const offered = [
  ...accents.matchAll(/\[data-accent='(\w+)'\] \{\s*--hue: (\d+);\s*--chroma: ([\d.]+);/g),
].map(([, name = '', hue, chroma]) => [name, Number(hue), Number(chroma)] as const)

test.each(offered)('%s can be read in light and in dark', (_, hue, chroma) => {
  const of = (name: string) => accent(name, hue, chroma)
  const pairs: [string, [number[], number[]], [number[], number[]]][] = [
    ['links on paper', of('--accent'), token('--paper')],
    ['links on cards', of('--accent'), token('--raised')],
    ['links under the pointer', of('--accent-strong'), token('--paper')],
    ['words of a button', of('--on-accent'), of('--accent')],
    ['words of a button under the pointer', of('--on-accent'), of('--accent-strong')],
    ['links on a soft ground', of('--accent'), of('--accent-soft')],
    ['words on a soft ground', token('--muted'), of('--accent-soft')],
    ['dates on a soft ground', token('--warm'), of('--accent-soft')],
  ]
  for (const [what, words, ground] of pairs) {
    for (const mode of [0, 1] as const) expect(contrast(words[mode], ground[mode]), what).toBeGreaterThan(4.5)
  }
})

test('each colour that the CMS knows is in the sheet, or the one of the tokens', () => {
  const schema = JSON.parse(
    readFileSync(
      path.join(import.meta.dirname, '../../../../cms/src/api/site/content-types/site/schema.json'),
      'utf8',
    ),
  ) as { attributes: { accent: { enum: string[] } } }
  expect(['teal', ...offered.map(([name]) => name)]).toEqual(schema.attributes.accent.enum)
})
