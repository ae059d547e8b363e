import { askAnew } from '../../../../cms/apollo/apollo-browser'
import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../../../cms/page-query'
import { StaffPage } from '../../../../session/guard/staff-page'
import { StaffData } from '../../../../staff/staff-data'
import { NameList } from './name-list'
import { AddAuthorNamesDocument, StaffAuthorNamesDocument } from './queries.generated'

export const loader = pageQuery(AddAuthorNamesDocument)

const loadNames = () => askAnew(StaffAuthorNamesDocument, {})

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  return (
    <StaffPage title="Author names">
      <StaffData load={loadNames}>
        {({ ambiguousAuthors }, { reload }) => (
          <NameList names={ambiguousAuthors} leader={site?.leader?.name} reload={reload} />
        )}
      </StaffData>
    </StaffPage>
  )
}
