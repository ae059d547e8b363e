const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A month's three letters, as NLM writes it. @param month 1 to 12 */
export const monthName = (month: number | null): string | null =>
  month === null ? null : (short[month - 1] ?? null)
