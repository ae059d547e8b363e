import { askAnew } from '../../../cms/apollo/apollo-browser'
import { HiddenThing, type ScheduledKind } from '../../../staff/schedule/hidden-thing'
import { HiddenList } from '../../../staff/schedule/scheduled-list'
import { useForStaff } from '../../../staff/schedule/use-for-staff'
import { ScientificText, unicodeText } from '../../../ui/text/scientific-text'
import { DeleteCustomPageDocument } from '../queries.generated'
import { CustomPageForm } from './custom-page-form'
import { StaffHiddenPagesDocument, UpdateCustomPageDocument } from './queries.generated'

const ofPages: ScheduledKind = {
  kind: 'customPage',
  question: 'Are you sure you want to delete this page?',
  deletion: DeleteCustomPageDocument,
  change: UpdateCustomPageDocument,
}

const load = () => askAnew(StaffHiddenPagesDocument, {})

/** The pages that visitors do not get yet or any more. */
export function HiddenPages() {
  const found = useForStaff(load, 'What visitors do not see')
  return (
    <HiddenList>
      {(found?.hidden.customPages ?? []).map((page) => (
        <HiddenThing
          key={page.documentId}
          of={ofPages}
          thing={page}
          what={unicodeText(page.title)}
          form={(onDone) => <CustomPageForm page={page} onDone={onDone} />}
        >
          <ScientificText>{page.title}</ScientificText>
        </HiddenThing>
      ))}
    </HiddenList>
  )
}
