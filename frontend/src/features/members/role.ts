const nouns =
  'assistant|associate|collaborator|engineer|fellow|intern|member|partner|postdoc|professor|researcher|scholar|scientist|student|technician|trainee|visitor'
const plural = new RegExp(`\\b(${nouns})s$`, 'i')

/** What one member of a subcategory is: "Research Scholar" of "Research Scholars". Other words stay as they are. */
export const roleIn = (subcategory: string): string => subcategory.trim().replace(plural, '$1')

/** Whether a description tells no more than the role above it. */
export const saysOnly = (description: string, role: string | undefined): boolean =>
  role !== undefined && bare(description) === bare(role)

/** Without what may be written or not: `Ph.D. student.` as `PhD student`. */
const bare = (text: string): string => text.trim().replaceAll('.', '').toLowerCase()
