import { Link } from 'react-router-dom'
import { paths } from '../../../../paths'
import * as styles from './inbox.module.css'
import type { InboxFragment } from './queries.generated'

/** Where papers are looked for each night, and how the sources are set up that are not. */
export function Sources({ inbox: { people, zoteroGroup, asksOpenAlex } }: { inbox: InboxFragment }) {
  const group = `https://www.zotero.org/groups/${zoteroGroup ?? ''}`
  return (
    <div className={styles['about']}>
      <p>
        Each night papers are looked for that this site does not have. They wait here: take them, or say that
        you do not want to be asked again.
      </p>
      <ul className={styles['sources']}>
        <li>
          <strong>ORCID</strong>: {records(people)} An ORCID iD is given to a member under{' '}
          <Link to={paths.addMembers}>Manage Members</Link>, to the leader as a link to orcid.org in the{' '}
          <Link to={`${paths.addSettings}#leader`}>site settings</Link>.
        </li>
        <li>
          <strong>OpenAlex</strong>:{' '}
          {asksOpenAlex ? (
            'what it lists of the same people is read as well.'
          ) : (
            <>
              not asked. It finds what nobody has put into an ORCID record. Whoever runs the server can switch
              it on with a key of OpenAlex (<code>OPENALEX_KEY</code>).
            </>
          )}
        </li>
        <li>
          <strong>Zotero</strong>:{' '}
          {zoteroGroup === null ? (
            <>
              no group. Whoever runs the server can give the number of a public group (
              <code>ZOTERO_GROUP</code>): everything in its library is looked at then.
            </>
          ) : (
            <>
              the library of <a href={group}>group {zoteroGroup}</a> is read, whatever its years.
            </>
          )}
        </li>
        <li>
          <strong>Crossref</strong> is asked about stored papers that have a DOI: volume and pages that have
          come, titles that were mended, retractions and corrections. Each change can be taken or left by
          itself.
        </li>
      </ul>
    </div>
  )
}

function records(people: number): string {
  if (people === 0) return 'nobody of the group has an ORCID iD here yet.'
  const whose = people === 1 ? 'the record of one person' : `the records of ${String(people)} people`
  return `${whose} of the group, for their years in it.`
}
