import { areVersions, completed, doiKeys, mayBeSame, titleKey } from './compare'
import { withoutBlanks, type Draft } from './entry/entry'

/**
 * Finds what stands in one text more than once.
 * @returns for each entry the earlier one that is the same paper, if there is one; and the entries, each first copy with
 * what its later copies know in addition
 */
export function repetitions(drafts: readonly (Draft | undefined)[]): {
  firsts: (number | undefined)[]
  whole: (Draft | undefined)[]
} {
  const byKey = new Map<string, number[]>()
  const whole = [...drafts]
  const keep = (draft: Draft, at: number) => {
    for (const key of [titleKey(draft), ...doiKeys(draft.doi)])
      byKey.set(key, [...new Set([...(byKey.get(key) ?? []), at])])
  }
  const firsts = drafts.map((draft, at) => {
    if (draft === undefined) return undefined
    const first = [titleKey(draft), ...doiKeys(draft.doi)]
      .flatMap((key) => byKey.get(key) ?? [])
      // With what its copies have told: of two DOIs, one is another paper's.
      .find((one) => mayBeSame(whole[one] ?? {}, draft))
    const one = first === undefined ? undefined : whole[first]
    if (first === undefined || one === undefined) keep(draft, at)
    else keep((whole[first] = completed(one, draft)), first)
    return first
  })
  return { firsts, whole }
}

/**
 * The preprints of one text whose article stands there too, and neither is stored.
 * @returns the place of the article, by that of the preprint
 */
export function articlesOf(drafts: readonly (Draft | undefined)[]): Map<number, number> {
  const isArticleOf = (preprint: Draft) => (one: Draft | undefined) =>
    one !== undefined && one.type !== 'preprint' && areVersions(one, preprint)
  return new Map(
    drafts.flatMap((draft, at) => {
      const article = draft?.type === 'preprint' ? drafts.findIndex(isArticleOf(draft)) : -1
      return article < 0 ? [] : [[at, article] as const]
    }),
  )
}

/** An article with what its preprint is known by. */
export const withPreprint = (article: Draft, { type, doi, arxivId }: Draft): Draft =>
  completed(article, withoutBlanks({ type, authors: [], preprintDoi: doi, arxivId }))
