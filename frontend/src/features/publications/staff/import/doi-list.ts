/** DOIs that are looked up while somebody waits for the answer: each may cost a second. */
const atOnce = 5

const doi = /^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+$/i

const isOfDois = (line: string): boolean =>
  line
    .trim()
    .split(/\s+/)
    .filter((part) => !/^doi:$/i.test(part))
    .every((part) => doi.test(part))

/** Whether a text is a list of DOIs, most of whose lines are DOIs, that is so long that it is looked up in the background. */
export function isLongDoiList(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const count = text.match(/\b10\.\d{4,9}\//g)?.length ?? 0
  return count > atOnce && lines.filter(isOfDois).length * 2 >= lines.length
}
