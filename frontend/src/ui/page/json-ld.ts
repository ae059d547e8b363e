import { scriptJson } from './script-json'

/** A thing of the schema.org vocabulary, as JSON-LD has it. */
export interface Thing {
  '@type': string
  [property: string]: Value
}
type Value = string | number | Thing | Value[]

/** A thing with the properties that are known: an empty one would be an error to those who read it. */
export const thing = (type: string, properties: Record<string, Value | null | undefined>): Thing => ({
  '@type': type,
  ...Object.fromEntries(
    Object.entries(properties).filter(
      (property): property is [string, Value] =>
        property[1] !== null && property[1] !== undefined && property[1] !== '' && !isEmptyList(property[1]),
    ),
  ),
})

const isEmptyList = (value: Value) => Array.isArray(value) && value.length === 0

/** A page above another one in the site. */
export interface Crumb {
  name: string
  path: string
}

/** The way to a page, as search engines show it in place of its address. @param way from the home page to the page */
export const breadcrumbs = (origin: string, way: Crumb[]): Thing =>
  thing('BreadcrumbList', {
    itemListElement: way.map(({ name, path }, index) =>
      thing('ListItem', { position: index + 1, name, item: origin + path }),
    ),
  })

/** Things as the text of one JSON-LD script. */
export const jsonLd = (things: Thing[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': things })
