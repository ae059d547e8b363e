import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { pageQuery } from '../../cms/page-query'
import { paths } from '../../paths'
import { Nothing } from '../../session/nothing'
import { CardGrid } from '../../ui/page/card-grid'
import { Page } from '../../ui/page/page'
import { FacilityCard } from './facility-card'
import { FacilitiesDocument } from './queries.generated'

export const loader = pageQuery(FacilitiesDocument)

export function Component() {
  const { site, facilities } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Facilities"
      description={`Instruments and laboratories of the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
    >
      {facilities.length === 0 && (
        <Nothing add={paths.addFacility} label="Add a facility">
          No facilities available
        </Nothing>
      )}
      <CardGrid>
        {facilities.map((facility, index) => (
          <FacilityCard key={facility.documentId} facility={facility} first={index === 0} />
        ))}
      </CardGrid>
    </Page>
  )
}
