import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../../../cms/page-query'
import { Guard } from '../../../../session/guard/guard'
import { StaffData } from '../../../../staff/staff-data'
import { Page } from '../../../../ui/page/page'
import { NameList } from './name-list'
import { AddAuthorNamesDocument, StaffAuthorNamesDocument } from './queries.generated'

export const loader = pageQuery(AddAuthorNamesDocument)

const loadNames = async () => {
  const { askAnew } = await import('../../../../cms/apollo/apollo-browser')
  return askAnew(StaffAuthorNamesDocument, {})
}

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  return (
    <Page title="Author names" description="For the staff of the group." index={false}>
      <Guard>
        <StaffData load={loadNames}>
          {({ ambiguousAuthors }, reload) => (
            <NameList names={ambiguousAuthors} leader={site?.leader?.name} reload={reload} />
          )}
        </StaffData>
      </Guard>
    </Page>
  )
}
