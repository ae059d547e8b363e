import type { Attributes, Limits } from './rules'
import type { Noun } from './noun'
import { partsOf } from './parts'
import type { Together } from './together'

/** The limits of a field as JSON holds them: a pattern by its text. */
type ToldLimits = Omit<Limits, 'pattern'> & {
  pattern?: { value: string; flags: string; message: string }
}

/** What the forms of the site are told about the fields of one input of the GraphQL schema. */
interface Told {
  fields: Record<string, ToldLimits>
  together?: readonly Together[]
}

function told({ pattern, ...limits }: Limits): ToldLimits {
  if (pattern === undefined) return limits
  const { value, message } = pattern
  return { ...limits, pattern: { value: value.source, flags: value.flags, message } }
}

const fieldsOf = (attributes: Attributes): Record<string, ToldLimits> =>
  Object.fromEntries(Object.entries(attributes).map(([name, { rule }]) => [name, told(rule.limits)]))

/** `gallery-image` → `GalleryImage`, `site.leader` → `SiteLeader` */
const inPascalCase = (name: string) =>
  name.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Limits, patterns and messages of all fields, by the names of the inputs in the GraphQL schema, for the forms of the
 * site: a rule stands once, here.
 */
export const toldRules = (nouns: readonly Noun[]): Record<string, Told> =>
  Object.fromEntries(
    [
      ...partsOf(nouns).map(({ uid, attributes }): [string, Told] => [
        `Component${inPascalCase(uid)}Input`,
        { fields: fieldsOf(attributes) },
      ]),
      ...nouns.map(({ schema, attributes, together }): [string, Told] => [
        `${inPascalCase(schema.info.singularName)}Input`,
        { fields: fieldsOf(attributes), ...(together && { together }) },
      ]),
    ].sort(([one], [other]) => one.localeCompare(other, 'en')),
  )

/** The text of `cms/rules.json`, which is written by `npm run generate`. */
export const rulesFile = (nouns: readonly Noun[]): string => `${JSON.stringify(toldRules(nouns), null, 2)}\n`
