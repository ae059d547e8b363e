import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packageOfCms } from '../scripts/package-of-cms.ts'
import { inRoot } from '../scripts/root.ts'

interface Picture {
  composite(layers: object[]): Picture
  gif(): Picture
  jpeg(): Picture
  png(): Picture
  toBuffer(): Promise<Buffer>
  toFile(file: string): Promise<unknown>
}

const sharp = packageOfCms('sharp') as (...options: object[]) => Picture

/** What people paste into a field that was meant for three words. */
const texts = [
  `https://example.org/${'pasted-and-never-shortened-'.repeat(6)}end`,
  'Nano'.repeat(25),
  'ನ್ಯಾನೋವಸ್ತುಗಳ ಅನಿಲ ಸಂವೇದನೆ, ಉಷ್ಣ ವಾಹಕತೆ ಮತ್ತು ತ್ಯಾಜ್ಯನೀರಿನ ಸಂಸ್ಕರಣೆ (ಮಾದರಿ)',
  'استشعار الغاز بالمواد النانوية والتوصيل الحراري ومعالجة مياه الصرف (عينة)',
  'A sentence that does not end where a sentence of this kind would usually end, because '
    .repeat(4)
    .slice(0, 300),
  'Fe₃O₄@SiO₂–TiO₂₋ₓ, 10⁻¹⁵ cm² V⁻¹ s⁻¹, ⁶⁷Zn²⁺',
]

/** The same of a title, which may say what stands lower and what higher. */
const markedTitle = `Fe<sub>3</sub>O<sub>4</sub> at 10<sup>${'15'.repeat(20)}</sup> cm<sup>-3</sup>`

const address = `https://example.org/${'a'.repeat(150)}`

interface Shape {
  /** Many entries show the same one: its copies are made once. */
  file: string
  draw: (file: string) => Promise<unknown>
}

const plainJpeg = (file: string, width: number, height: number): Shape => ({
  file,
  draw: (place) => plain(width, height).jpeg().toFile(place),
})

const shapes: Shape[] = [
  plainJpeg('portrait.jpg', 600, 1600),
  plainJpeg('panorama.jpg', 1800, 300),
  plainJpeg('tiny.jpg', 200, 150),
  {
    file: 'black-on-nothing.png',
    draw: (place) =>
      sharp({ create: { width: 800, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .composite([{ input: Buffer.from(drawing), top: 0, left: 0 }])
        .png()
        .toFile(place),
  },
  {
    file: 'moving.gif',
    draw: async (place) => {
      const frames = await Promise.all(
        ['#a33', '#3a3'].map((colour) => plain(400, 300, colour).png().toBuffer()),
      )
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toFile(place)
    },
  },
]

const drawing =
  '<svg width="800" height="500"><path d="M40 20V460H780M40 400L300 200 500 300 760 60" fill="none" stroke="black" stroke-width="4"/></svg>'

const plain = (width: number, height: number, background = '#467') =>
  sharp({ create: { width, height, channels: 3, background } })

interface Rule {
  maxLength?: { value: number }
  pattern?: { value: string; flags: string }
  format?: { value: string }
  words?: unknown
}

type Rules = Record<string, { fields: Record<string, Rule> }>

interface Schema {
  info: { singularName: string; pluralName: string }
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Rules of the fields of each file of the sample content, by its name without the ending; of all components by ''. */
function rulesOfFiles(): Map<string, Record<string, Rule>> {
  const rules = json(inRoot('cms/rules.json')) as Rules
  const found = new Map<string, Record<string, Rule>>()
  for (const kind of readdirSync(inRoot('cms/src/api'))) {
    const file = inRoot(`cms/src/api/${kind}/content-types/${kind}/schema.json`)
    const input = `${kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Input`
    const fields = rules[input]?.fields
    if (fields === undefined) continue
    const { info } = json(file) as Schema
    for (const name of [info.singularName, info.pluralName]) found.set(name, fields)
  }
  const components = Object.entries(rules).filter(([name]) => name.startsWith('Component'))
  found.set('', Object.assign({}, ...components.map(([, { fields }]) => fields)) as Record<string, Rule>)
  return found
}

/**
 * Writes the sample content anew, with texts in every field that takes free text, and pictures, as nobody expects them.
 * Whatever kind or field is added is part of it by its rules.
 *
 * @param folder where it is written; for `SEED_DIR`
 */
export async function writeAwkwardContent(folder: string): Promise<void> {
  const rules = rulesOfFiles()
  const components = rules.get('') ?? {}
  let turn = 0
  let pictures = 0

  const awkward = (name: string, value: string, rule: Rule | undefined): string => {
    if (rule?.format?.value === 'webAddress') return address
    const { maxLength, pattern, format, words } = rule ?? {}
    if (maxLength === undefined || format !== undefined || words !== undefined) return value
    const text =
      name === 'title' && pattern !== undefined && turn % 7 === 0 ? markedTitle : texts[turn % texts.length]
    turn += 1
    // Some have to differ from each other.
    const unlike = `${String(turn)} ${text ?? ''}`.slice(0, maxLength.value)
    return pattern === undefined || new RegExp(pattern.value, pattern.flags).test(unlike) ? unlike : value
  }

  const changed = (value: unknown, name: string, fields: Record<string, Rule>): unknown => {
    if (typeof value === 'string') return awkward(name, value, fields[name])
    // Names of authors stand in the sample content as texts; the CMS has them as components.
    if (Array.isArray(value))
      return value.map((one: unknown) =>
        typeof one === 'string' ? awkward('name', one, components['name']) : changed(one, name, components),
      )
    if (typeof value !== 'object' || value === null) return value
    if ('file' in value) {
      const shape = shapes[pictures % shapes.length]
      pictures += 1
      return { ...value, file: shape?.file, alternativeText: texts[4] }
    }
    const isComponent = (inner: unknown) => typeof inner === 'object' && !Array.isArray(inner)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        changed(inner, key, isComponent(inner) ? components : fields),
      ]),
    )
  }
  const of = (content: unknown, fields: Record<string, Rule>) =>
    Array.isArray(content)
      ? content.map((entry: unknown) => changed(entry, '', fields))
      : changed(content, '', fields)

  mkdirSync(folder)
  const source = inRoot('cms/seed')
  for (const name of readdirSync(source).filter(
    (file) => file.endsWith('.json') && file !== 'tsconfig.json',
  )) {
    const fields = rules.get(name.replace(/\.json$/, '')) ?? {}
    writeFileSync(path.join(folder, name), JSON.stringify(of(json(path.join(source, name)), fields)))
  }
  mkdirSync(path.join(folder, 'images'))
  for (const { file, draw } of shapes) await draw(path.join(folder, 'images', file))
}
