import { plainText } from '../../../ui/text/plain-text'
import { scientificPieces } from '../../../ui/text/scientific-text'
import type { Citation, Run } from '../citation/run'
import type { Part } from './parts'

const open = String.raw`{\rtf1\ansi\ansicpg1252\uc1\deff0{\fonttbl{\f0\froman Times New Roman;}}\f0\fs24`

/** A reference: hung on its number, with space below; all lengths in twentieths of a point. */
const hanging = String.raw`\pard\fi-567\li567\tx567\sa120 `

const above = String.raw`\pard\keepn\sb240\sa120\b `

/**
 * A numbered list of references for word processors, in the Rich Text Format (Microsoft, "Rich Text Format Specification",
 * 1.9.1): ASCII, in which every other character is spelled.
 *
 * @param parts with citations for papers
 */
export const rtf = (parts: Part<Citation>[]): string => [open, ...parts.flatMap(partLines), '}'].join('\r\n')

const partLines = ({ heading, start, papers }: Part<Citation>) => [
  ...(heading === undefined ? [] : [`${above}${spelled(heading)}${String.raw`\b0\par`}`]),
  ...papers.map(
    (citation, index) =>
      `${hanging}${String(start + index)}.${String.raw`\tab `}${citation.map(run).join('')}${String.raw`\par`}`,
  ),
]

/** What RTF calls the way in which a piece is set. */
const words = { sub: 'sub', sup: 'super', i: 'i' }

function run({ text, italic, link }: Run): string {
  if (link) return linked(text)
  const pieces = scientificPieces(text)
    .map(({ text: piece, level }) =>
      level === 'normal' ? spelled(piece) : `{\\${words[level]} ${spelled(piece)}}`,
    )
    .join('')
  return italic ? `{\\i ${pieces}}` : pieces
}

/** A field, whose instruction is a text in quotation marks; addresses of the web have none. */
const linked = (address: string) =>
  `{\\field{\\*\\fldinst HYPERLINK "${spelled(address.replaceAll('"', '%22'))}"}{\\fldrslt ${spelled(address)}}}`

/** Braces and backslashes are RTF's own; what is no ASCII is spelled as a signed number of 16 bits, twice for an emoji. */
const spelled = (text: string) =>
  plainText(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\{}]/g, String.raw`\$&`)
    .replaceAll(/[^ -~]/g, (character) => `\\u${String((character.charCodeAt(0) << 16) >> 16)}?`)
