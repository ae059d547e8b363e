/** `US Patent 11,861,280`, `US Patent App. 18/511,605`, `US Patent No. 12,229,936`: as Google Scholar writes it, in whatever field. */
const numbered =
  /^([A-Z]{2}|European|Japanese|German)\s+Patent\s+(App\.?\s+)?(?:No\.?\s*)?(?:[A-Z]{2}\s+)?([\d][\d/,.\s]*\d)$/i

export interface PatentNumber {
  office: string
  number: string
  /** Where it stood. */
  text: string
}

/** The office and the number of a patent in the first of the texts that holds both. */
export function readPatentNumber(...texts: (string | undefined)[]): PatentNumber | undefined {
  for (const text of texts) {
    const [, office, application = '', number = ''] = numbered.exec(text?.trim() ?? '') ?? []
    if (text !== undefined && office !== undefined)
      return { office, number: (application === '' ? '' : 'App. ') + number, text }
  }
  return undefined
}
