import * as v from 'valibot'
import { longText, names, optional, required, requiredAddress } from '../../../ui/form/rules'
import { optionalPicture } from './picture'
import type { SectionRules } from './section'
import { slugProblem } from './slug'

const slug = v.pipe(
  required('The address of the page is required', 'Address of the page'),
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? slugProblem(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  }),
)

const schema = v.object({
  name: v.pipe(
    required('The name of the leader is required', 'Name of the leader'),
    v.check((name) => !/^dr\b/i.test(name), 'Leave out “Dr.”; the site writes it before the name.'),
  ),
  slug,
  title: optional('Title of the leader'),
  biography: optional('Biography', longText),
  portrait: optionalPicture(),
  links: v.array(
    v.object({
      label: required('The label is required', 'Label'),
      url: requiredAddress('The address must start with http:// or https://', 'Address'),
    }),
  ),
  aliases: names('Alias'),
})

export const leader: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ leader }) => ({ ...leader, aliases: leader.aliases.map(({ name }) => name) }),
  dataOf: ({ portrait, aliases, ...texts }) => ({
    leader: { ...texts, portrait: portrait?.id ?? null, aliases: aliases.map((name) => ({ name })) },
  }),
  described: ({ portrait }) => (portrait ? [portrait] : []),
}
