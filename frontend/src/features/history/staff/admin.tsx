import { pageQuery } from '../../../cms/page-query'
import { Guard } from '../../../session/guard/guard'
import { StaffData } from '../../../staff/staff-data'
import { Page } from '../../../ui/page/page'
import { ChangeList } from './change-list'
import { loadChanges } from './load-changes'
import { AddHistoryDocument } from './queries.generated'

export const loader = pageQuery(AddHistoryDocument)

const loadNewest = () => loadChanges()

export const Component = () => (
  <Page title="History" description="For the staff of the group." index={false}>
    <Guard>
      <StaffData load={loadNewest}>{(newest) => <ChangeList newest={newest} />}</StaffData>
    </Guard>
  </Page>
)
