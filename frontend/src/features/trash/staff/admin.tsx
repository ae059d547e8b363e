import { pageQuery } from '../../../cms/page-query'
import { Guard } from '../../../session/guard/guard'
import { StaffData } from '../../../staff/staff-data'
import { Page } from '../../../ui/page/page'
import { AddTrashDocument, StaffTrashDocument } from './queries.generated'
import { TrashList } from './trash-list'

export const loader = pageQuery(AddTrashDocument)

const loadTrash = async () => {
  const { askAnew } = await import('../../../cms/apollo/apollo-browser')
  return askAnew(StaffTrashDocument, {})
}

export const Component = () => (
  <Page title="Trash" description="For the staff of the group." index={false}>
    <Guard>
      <StaffData load={loadTrash}>
        {({ trashItems }, reload) => <TrashList items={trashItems} reload={reload} />}
      </StaffData>
    </Guard>
  </Page>
)
