/**
 * An arXiv number alone, after `arXiv:`, or in an address of arxiv.org; the group is the bare one, with its version where
 * it is said (`2001.01234v2`, `cond-mat/9901001`). Source: https://info.arxiv.org/help/arxiv_identifier.html
 */
export const arxivForm =
  /^(?:(?:https?:\/\/)?(?:www\.)?arxiv\.org\/(?:abs|pdf)\/)?(?:arxiv:\s*)?((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?)(?:\.pdf)?(?:\s*\[[^[\]]*\])?$/i

/**
 * The bare arXiv number in a text that is one.
 * @returns `undefined` when the text is none
 */
export const readArxivId = (text: string): string | undefined => arxivForm.exec(text.trim())?.[1]
