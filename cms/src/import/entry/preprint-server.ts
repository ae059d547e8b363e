import { withoutBlanks, type Draft } from './entry'

/** Servers of preprints by their names. */
const servers = ['arXiv', 'bioRxiv', 'ChemRxiv', 'EarthArXiv', 'engrXiv', 'medRxiv', 'PsyArXiv', 'TechRxiv']

function serverIn(text: string): string | undefined {
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase()
  // As DBLP calls arXiv.
  if (/^corr$/i.test(text.trim())) return 'arXiv'
  return servers.find((name) => name.toLowerCase() === word)
}

export const isPreprintServer = (publisher: string): boolean => serverIn(publisher) !== undefined

/**
 * What a program calls an article in the journal `arXiv e-prints`, `arXiv preprint arXiv:1706.03762` or `bioRxiv`, as ADS,
 * Google Scholar and Zotero do, is a preprint; its number there is no page.
 */
export function withoutPreprintServer(draft: Draft): Draft {
  const { journal = '', ...rest } = draft
  const server = serverIn(journal)
  if (draft.type !== 'article' || server === undefined) return withoutBlanks(draft)
  return withoutBlanks({
    ...rest,
    type: 'preprint',
    publisher: server,
    // DBLP's `abs/1706.03762`
    volume: /^abs\//i.test(draft.volume ?? '') ? '' : (draft.volume ?? ''),
    pages: /^arxiv:/i.test(draft.pages ?? '') ? '' : (draft.pages ?? ''),
  })
}
