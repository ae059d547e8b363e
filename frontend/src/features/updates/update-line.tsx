import { useIsAuthenticated } from '../../session/staff'
import { useEditing } from '../../session/use-editing'
import { Lazy, lazy } from '../../ui/feedback/lazy'
import { LinkedText } from '../../ui/text/linked-text'
import type { UpdateItemFragment } from './queries.generated'
import * as styles from './page.module.css'

const editor = lazy(() => import('./staff/update-editor'))

/** The text of an update; whoever is signed in changes it where it stands. */
export function UpdateLine({ update }: { update: UpdateItemFragment }) {
  const { editing, edit, done, control } = useEditing(update.documentId)
  const isStaff = useIsAuthenticated()
  if (editing) {
    return (
      <div className={styles['words']}>
        <Lazy part={editor} onMissing={done}>
          {({ UpdateEditor }) => <UpdateEditor update={update} onDone={done} />}
        </Lazy>
      </div>
    )
  }
  return (
    <>
      <p className={styles['words']}>
        <LinkedText>{update.title}</LinkedText>
      </p>
      {isStaff && (
        <Lazy part={editor}>
          {({ UpdateControls }) => <UpdateControls update={update} onEdit={edit} control={control} />}
        </Lazy>
      )}
    </>
  )
}
