import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { groupThing } from '../../content/group-json-ld'
import { pageQuery } from '../../cms/page-query'
import { paths } from '../../paths'
import { Nothing } from '../../session/nothing'
import { Page } from '../../ui/page/page'
import { noThings } from '../../ui/page/page-head'
import { unicodeText } from '../../ui/text/scientific-text'
import { ResearchIntrestDocument } from './queries.generated'
import { ResearchLine } from './research-line'
import * as styles from './page.module.css'

export const loader = pageQuery(ResearchIntrestDocument)

export function Component() {
  const { site, researchLines } = useLoaderData<typeof loader>()
  const titles = researchLines.map(({ title }) => unicodeText(title))
  return (
    <Page
      title="Research Intrests"
      description={[`What the ${site?.groupName ?? 'group'} works on`, titles.join(', ')]
        .filter(Boolean)
        .join(': ')}
      banner={bannerOf(site)}
      // Search engines need not keep an empty page.
      index={researchLines.length > 0}
      things={
        import.meta.env.SSR && site
          ? (origin) => [groupThing(origin, site, { knowsAbout: titles })]
          : noThings
      }
    >
      {researchLines.length === 0 && (
        <Nothing add={paths.addResearch} label="Add a research line">
          No research lines available
        </Nothing>
      )}
      <div className={styles['lines']}>
        {researchLines.map((line, index) => (
          <ResearchLine key={line.documentId} line={line} first={index === 0} />
        ))}
      </div>
    </Page>
  )
}
