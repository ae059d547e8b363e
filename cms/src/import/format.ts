/** What the import reads. */
export type Format = 'bibtex' | 'ris' | 'csl' | 'doi'

/** The format of a text by its first telling line; `undefined` when it looks like none of them. */
export function formatOf(text: string): Format | undefined {
  const start = text.replace(/^[\ufeff\s]+/, '')
  if (/^[[{]/.test(start)) return 'csl'
  if (/^\s*TY\s{1,2}-/m.test(text)) return 'ris'
  if (/^[^%\n]*@\s*[a-z]+\s*[{(]/im.test(text)) return 'bibtex'
  return /(^|[\s,;/:])10\.\d{4,9}\/\S+/.test(text) ? 'doi' : undefined
}
