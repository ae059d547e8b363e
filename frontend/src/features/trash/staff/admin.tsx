import { askAnew } from '../../../cms/apollo/apollo-browser'
import { pageQuery } from '../../../cms/page-query'
import { StaffPage } from '../../../session/guard/staff-page'
import { StaffData } from '../../../staff/staff-data'
import { AddTrashDocument, StaffTrashDocument } from './queries.generated'
import { TrashList } from './trash-list'

export const loader = pageQuery(AddTrashDocument)

const loadTrash = () => askAnew(StaffTrashDocument, {})

export const Component = () => (
  <StaffPage title="Trash">
    <StaffData load={loadTrash}>
      {({ trashItems }, { reload }) => <TrashList items={trashItems} reload={reload} />}
    </StaffData>
  </StaffPage>
)
