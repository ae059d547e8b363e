import { askAnew } from '../../../cms/apollo/apollo-browser'
import { HiddenThing, type ScheduledKind } from '../../../staff/schedule/hidden-thing'
import { HiddenList } from '../../../staff/schedule/scheduled-list'
import { useForStaff } from '../../../staff/schedule/use-for-staff'
import { ScientificText } from '../../../ui/text/scientific-text'
import { DeleteUpdateDocument, StaffHiddenUpdatesDocument, UpdateUpdateDocument } from './queries.generated'
import { UpdateForm } from './update-editor'

const ofUpdates: ScheduledKind = {
  kind: 'update',
  question: 'Are you sure you want to delete this update?',
  deletion: DeleteUpdateDocument,
  change: UpdateUpdateDocument,
}

const load = () => askAnew(StaffHiddenUpdatesDocument, {})

/** The updates that visitors do not get yet or any more. */
export function HiddenUpdates() {
  const found = useForStaff(load, 'What visitors do not see')
  return (
    <HiddenList>
      {(found?.hidden.updates ?? []).map((update) => (
        <HiddenThing
          key={update.documentId}
          of={ofUpdates}
          thing={update}
          what={update.title}
          form={(onDone) => <UpdateForm update={update} onDone={onDone} />}
        >
          <ScientificText>{update.title}</ScientificText>
        </HiddenThing>
      ))}
    </HiddenList>
  )
}
