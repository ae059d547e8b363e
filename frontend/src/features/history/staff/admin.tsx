import { pageQuery } from '../../../cms/page-query'
import { StaffPage } from '../../../session/guard/staff-page'
import { StaffData } from '../../../staff/staff-data'
import { ChangeList } from './change-list'
import { loadChanges } from './load-changes'
import { AddHistoryDocument } from './queries.generated'

export const loader = pageQuery(AddHistoryDocument)

const loadNewest = () => loadChanges()

export const Component = () => (
  <StaffPage title="History">
    <StaffData load={loadNewest}>{(newest) => <ChangeList newest={newest} />}</StaffData>
  </StaffPage>
)
