import { parseArgs } from 'node:util'
import type { Core } from '@strapi/strapi'
import { erase, findPeople, mentionsOf, type Person } from '../src/erasure/person'
import { withStrapi } from './with-strapi'

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean' } },
  allowPositionals: true,
})
const word = positionals.join(' ').trim()

const inFigures = ({ isShown, changes, trash, files }: Person): string =>
  `${isShown ? 1 : 0} member, ${changes.length} line(s) of the history, ${trash.length} in the trash, ` +
  `${files.length} file(s)${files.length > 0 ? ` (${files.map(({ name }) => name).join(', ')})` : ''}`

async function oneOf(strapi: Core.Strapi): Promise<Person> {
  const people = await findPeople(strapi, word)
  const [person, ...others] = people
  if (person === undefined)
    throw new Error(
      `There is no member "${word}", and nobody of that name in the trash or the history. Give the name as the site has it, ` +
        'or the last part of the address of the page.',
    )
  if (others.length > 0)
    throw new Error(
      `"${word}" are several. Say which, by the first word:\n` +
        people.map((one) => `  ${one.documentId}  ${one.name}, ${inFigures(one)}`).join('\n'),
    )
  return person
}

async function run(strapi: Core.Strapi): Promise<void> {
  const person = await oneOf(strapi)
  const mentions = await mentionsOf(strapi, person)
  const dry = values['dry-run'] === true
  const stay = dry ? [] : await erase(strapi, person)
  for (const name of stay) console.log(`  stays, because something else shows it: ${name}`)
  for (const mention of mentions) console.log(`  also named in, to be changed by hand: ${mention}`)
  console.log(`${dry ? 'Would erase' : 'Erased'} ${person.name}: ${inFigures(person)}`)
}

void withStrapi(async (strapi) => {
  try {
    if (word === '')
      throw new Error('Say who is to be erased: a name, or the last part of the address of the page.')
    await run(strapi)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
})
