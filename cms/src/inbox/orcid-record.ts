import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { askOnCondition, LookupFailed, type Asker } from '../import/lookup/ask-server'
import { orcidItems } from '../import/formats/orcid'
import { patiently } from '../import/lookup/patiently'
import { isInTime, type Person } from './people'
import { changedWorks, type Source } from './source'

/** In bytes: ORCID sends about 2 kB for a work. */
const largest = 20_000_000

/** The ORCID record of somebody, of whose works only those of their years in the group are the group's. */
export const orcidRecord = (strapi: Core.Strapi, from: Asker, person: Person): Source => ({
  name: `ORCID record of ${person.name}`,
  isWanted: (year) => isInTime(person, year),
  works: () => {
    const address = `${environment().orcidServer}/${person.orcid}/works`
    return changedWorks(strapi, address, async (condition) => {
      const accept = 'application/json'
      const answer = await patiently(() => askOnCondition({ ...from, address, accept, largest, condition }))
      if (answer === 'unknown')
        throw new LookupFailed(
          `There is no ORCID iD ${person.orcid}. Correct that of ${person.name}.`,
          'unknown',
        )
      return answer === 'unchanged' ? undefined : { items: orcidItems(answer.body), answer }
    })
  },
})
