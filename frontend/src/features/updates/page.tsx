import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../cms/banner'
import { pageQuery } from '../../cms/page-query'
import { Page } from '../../ui/page'
import { ScientificText } from '../../ui/scientific-text'
import { UpdatesDocument } from './queries.generated'
import styles from './page.module.css'

export const loader = pageQuery(UpdatesDocument)

export function Component() {
  const { site, updates } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Updates"
      description={`What is new in the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
    >
      {updates.length === 0 && <p>No updates available</p>}
      <ul className={styles['updates']}>
        {updates.map(({ documentId, title }) => (
          <li key={documentId} className={styles['update']}>
            <ScientificText>{title}</ScientificText>
          </li>
        ))}
      </ul>
    </Page>
  )
}
