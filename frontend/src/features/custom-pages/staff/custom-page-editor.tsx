import { paths } from '../../../paths'
import { WholeDocument } from '../../../staff/whole-document'
import type { CustomPageContentFragment } from '../queries.generated'
import { CustomPageForm } from './custom-page-form'
import { StaffPageDocument } from './queries.generated'

/** Fetches all of a page, of which visitors get a part, and edits it in its place. */
export const CustomPageEditor = ({
  page,
  onDone,
}: {
  page: CustomPageContentFragment
  onDone: () => void
}) => (
  <WholeDocument of={page} word="page" query={StaffPageDocument} find={({ customPages: [page] }) => page}>
    {(page) => <CustomPageForm page={page} leaveTo={paths.addPage} onDone={onDone} />}
  </WholeDocument>
)
