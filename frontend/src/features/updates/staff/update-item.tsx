import { save } from '../../../cms/staff/save'
import { useEditing } from '../../../session/use-editing'
import { PublishControl } from '../../../staff/schedule/publish-control'
import { ScheduledItem } from '../../../staff/schedule/scheduled-list'
import { atOnce } from '../../../staff/schedule/schedule'
import { ScientificText } from '../../../ui/text/scientific-text'
import { UpdateUpdateDocument, type ScheduledUpdateFragment } from './queries.generated'
import { UpdateControls, UpdateForm } from './update-editor'

/** @param props.isHidden whether visitors do not get it now */
export function UpdateItem({
  update,
  isHidden = false,
}: {
  update: ScheduledUpdateFragment
  isHidden?: boolean
}) {
  const { editing, edit, done, control } = useEditing(update.documentId)
  const { documentId, version, title } = update
  return (
    <ScheduledItem
      schedule={update}
      form={editing && <UpdateForm update={update} onDone={done} />}
      controls={
        <>
          {isHidden && (
            <PublishControl
              what={title}
              publish={() => save(UpdateUpdateDocument, { documentId, data: { ...atOnce, version } })}
            />
          )}
          <UpdateControls update={update} onEdit={edit} control={control} />
        </>
      }
    >
      <ScientificText>{title}</ScientificText>
    </ScheduledItem>
  )
}
