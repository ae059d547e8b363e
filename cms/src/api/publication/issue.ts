/** The issue as it is stored: without the parentheses in which it is printed, `(3)` → `3`. */
export const readIssue = (text: string): string => text.trim().replace(/^\(\s*([^()]*?)\s*\)$/, '$1')
