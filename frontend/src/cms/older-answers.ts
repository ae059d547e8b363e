/** How many answers showed what was before a change, because the CMS did not answer: the site says so (`Cache-Status`). */
export const olderAnswers = { count: 0 }
