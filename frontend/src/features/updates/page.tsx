import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { feedLink } from '../../content/feed/feed-links'
import { paths } from '../../paths'
import { pageQuery } from '../../cms/page-query'
import { Nothing } from '../../session/nothing'
import { DocumentLinks } from '../../ui/page/document-links'
import { Page } from '../../ui/page/page'
import { longDate } from '../../ui/text/date'
import { wordsAlone } from '../../ui/text/markdown'
import { UpdatesDocument } from './queries.generated'
import { UpdateLine } from './update-line'
import * as styles from './page.module.css'

export const loader = pageQuery(UpdatesDocument)

export function Component() {
  const { site, updates } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Updates"
      description={described(site?.groupName ?? 'group', updates)}
      banner={bannerOf(site)}
      alternates={[feedLink(paths.updatesFeed)]}
    >
      <DocumentLinks links={[{ ...feedLink(paths.updatesFeed), icon: 'feed', label: 'Subscribe' }]} />
      {updates.length === 0 && (
        <Nothing add={paths.addUpdates} label="Add an update">
          No updates available
        </Nothing>
      )}
      <ul className={styles['updates']}>
        {updates.map((update, index) => {
          const { documentId, createdAt } = update
          return (
            <li key={documentId} id={documentId} className={styles['update']}>
              {/* Those of one day stand together under its date. */}
              {createdAt !== null && dayOf(createdAt) !== dayOf(updates[index - 1]?.createdAt) && (
                <time dateTime={createdAt} className={styles['date']}>
                  {longDate(createdAt)}
                </time>
              )}
              <UpdateLine update={update} />
            </li>
          )
        })}
      </ul>
    </Page>
  )
}

/** The day of an instant, in UTC as it is shown. */
const dayOf = (instant: string | null | undefined) => instant?.slice(0, 10)

/** @param updates the newest first */
function described(groupName: string, updates: { title: string }[]): string {
  const newest = updates.slice(0, 2).map(({ title }) => wordsAlone(title))
  return [`What is new in the ${groupName}`, newest.join('; ')].filter(Boolean).join(': ') + '.'
}
