import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../scripts/root.ts'
import type { Row } from './row.ts'

const begin = '<!-- results -->'

const mark = ({ reached }: Row): string => (reached === undefined ? '' : reached ? 'yes' : 'no')

/** The rows as a table of Markdown. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| measure | result | to reach | reached |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.measure} | ${row.value} | ${row.target ?? ''} | ${mark(row)} |`),
  ].join('\n')

/** Puts the results of this run into bench/README.md, below what the page says about them. */
export function writeReport(rows: readonly Row[], about: { machine: string; command: string }): void {
  const file = inRoot('bench/README.md')
  const [words = ''] = readFileSync(file, 'utf8').split(begin)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(
    file,
    `${words}${begin}\n\n${day}, ${about.machine}, \`${about.command}\`:\n\n${tableOf(rows)}\n`,
  )
}
