import { useEditing } from '../../../session/use-editing'
import { ScheduledItem } from '../../../staff/schedule/scheduled-list'
import { ScientificText } from '../../../ui/text/scientific-text'
import type { ScheduledUpdateFragment } from './queries.generated'
import { UpdateControls, UpdateForm } from './update-editor'

/** An update that visitors get. */
export function UpdateItem({ update }: { update: ScheduledUpdateFragment }) {
  const { editing, edit, done, control } = useEditing(update.documentId)
  return (
    <ScheduledItem
      schedule={update}
      form={editing && <UpdateForm update={update} onDone={done} />}
      controls={<UpdateControls update={update} onEdit={edit} control={control} />}
    >
      <ScientificText>{update.title}</ScientificText>
    </ScheduledItem>
  )
}
