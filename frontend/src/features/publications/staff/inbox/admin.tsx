import { pageQuery } from '../../../../cms/page-query'
import { StaffPage } from '../../../../session/guard/staff-page'
import { StaffData } from '../../../../staff/staff-data'
import { Inbox } from './inbox'
import { AddInboxDocument } from './queries.generated'
import { readInbox } from './read-inbox'

export const loader = pageQuery(AddInboxDocument)

export const Component = () => (
  <StaffPage title="Inbox">
    <StaffData load={readInbox}>{(inbox, again) => <Inbox inbox={inbox} {...again} />}</StaffData>
  </StaffPage>
)
