import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../scripts/root.ts'

/** S is the sample content itself. */
export const sizes = {
  S: { papers: 0, images: 0, events: 0 },
  M: { papers: 500, images: 300, events: 100 },
  L: { papers: 5000, images: 2000, events: 500 },
} as const

export type Size = keyof typeof sizes

type Entry = Record<string, unknown>

const topics = [
  'ZnO nanorods',
  'SnO₂ thin films',
  'graphene oxide',
  'TiO₂ nanotubes',
  'CuO nanofluids',
  'MoS₂ sheets',
]
const aims = [
  'ethanol sensing',
  'heat transport',
  'dye removal',
  'antibacterial coatings',
  'optical limiting',
]
const names = [
  'M. Sample',
  'R. Example',
  'K. Specimen',
  'V. Udaharan',
  'A. Muster',
  'B. Ejemplo',
  'C. Esempio',
]

/** The same for every run: the bench compares runs. */
const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

const paper = (index: number): Entry => ({
  title: `Sample ${String(index)}: ${pick(topics, index)} for ${pick(aims, index >> 2)}, part ${String(index % 97)}`,
  authors: Array.from({ length: 2 + (index % 5) }, (_, place) => pick(names, index + place * 3)),
  journal: `Sample Journal of ${pick(aims, index >> 1)}`,
  volume: String(1 + (index % 60)),
  issue: String(1 + (index % 12)),
  doi: `10.5555/bench.${String(index)}`,
  link: `https://example.org/papers/${String(index)}`,
  year: 2026 - (index % 40),
})

const event = (index: number): Entry => ({
  title: `Sample event ${String(index)}`,
  date: `${String(2026 - (index % 20))}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  description: `A sample event that stands for many: talk ${String(index)} about ${pick(topics, index)}.`,
  event_type: pick(['achievements', 'icube', 'celebrations'], index),
})

/**
 * Writes a folder that the CMS fills an empty database from: the sample content, and generated entries up to a size.
 * Generated images share the files of the samples, so that a run does not last for hours.
 */
export function writeContent(folder: string, size: Size): void {
  const samples = inRoot('cms/seed')
  cpSync(samples, folder, { recursive: true })
  const { papers, images, events } = sizes[size]
  const fill = (file: string, count: number, make: (index: number, present: Entry[]) => Entry) => {
    const present = JSON.parse(readFileSync(path.join(samples, file), 'utf8')) as Entry[]
    const missing = Math.max(0, count - present.length)
    const added = Array.from({ length: missing }, (_, index) => make(index, present))
    writeFileSync(path.join(folder, file), JSON.stringify([...added, ...present]))
  }
  fill('publications.json', papers, paper)
  fill('events.json', events, event)
  fill('gallery-images.json', images, (index, present) => ({
    ...present[index % present.length],
    caption: `Sample image ${String(index)}`,
    position: present.length + index + 1,
  }))
}
