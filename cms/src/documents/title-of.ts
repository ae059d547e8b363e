/** The name of a document or file in words, from whichever field holds it. */
export function titleOf(fields: Readonly<Record<string, unknown>>): string {
  const { title, name, groupName, caption, alternativeText, image } = fields
  const found = [title, name, groupName, caption, alternativeText].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  if (typeof found === 'string') return found
  if (typeof image === 'object' && image !== null && 'name' in image && typeof image.name === 'string') {
    return image.name
  }
  return 'Untitled'
}
