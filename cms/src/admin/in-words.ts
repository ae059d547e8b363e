interface ContentType {
  attributes: Record<string, { type: string; enum?: string[] }>
}

/** Values whose words are not their letters. */
const ofTheirOwn: Readonly<Record<string, string>> = { icube: 'I3 Series and Guest Lectures' }

const contentTypes = import.meta.glob<ContentType>('../api/*/content-types/*/schema.json', {
  eager: true,
  import: 'default',
})

/** `conferencePaper` as "Conference paper". */
const spelled = (value: string): string => {
  const words = value.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The words of every value that a list of choices offers, by value. */
export const inWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(contentTypes)
    .flatMap(({ attributes }) => Object.values(attributes))
    .flatMap((attribute) => attribute.enum ?? [])
    .map((value) => [value, ofTheirOwn[value] ?? spelled(value)]),
)
