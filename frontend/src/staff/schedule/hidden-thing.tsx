import type { TypedDocumentNode } from '@apollo/client'
import type { ReactElement, ReactNode } from 'react'
import { save } from '../../cms/staff/save'
import type { ContentKind } from '../../content/noun'
import { ItemControls } from '../../session/item-controls'
import { useEditing } from '../../session/use-editing'
import { PreviewControl } from './preview-control'
import { PublishControl } from './publish-control'
import { fromNowOn, type Schedule } from './schedule'
import { ScheduledItem } from './scheduled-list'

/** What is true of all things of a kind that visitors do not always get. */
export interface ScheduledKind {
  kind: ContentKind
  /** "Are you sure you want to delete this event?" */
  question: string
  deletion: TypedDocumentNode<unknown, { documentId: string }>
  change: TypedDocumentNode<unknown, { documentId: string; data: Schedule & { version: number | null } }>
}

/**
 * One thing that visitors do not get now, with all that staff do to it.
 *
 * @param props.what it in words
 * @param props.besides what else is said of it in small
 * @param props.form edits it in its place
 * @param props.children it as it is shown
 */
export function HiddenThing({
  of: { kind, question, deletion, change },
  thing,
  what,
  besides,
  form,
  children,
}: {
  of: ScheduledKind
  thing: Schedule & { documentId: string; version: number | null }
  what: string
  besides?: string
  form: (onDone: () => void) => ReactElement
  children: ReactNode
}) {
  const { documentId, version } = thing
  const { editing, edit, done, control } = useEditing(documentId)
  return (
    <ScheduledItem
      schedule={thing}
      besides={besides}
      form={editing && form(done)}
      controls={
        <>
          <PublishControl
            what={what}
            publish={() => save(change, { documentId, data: { ...fromNowOn(thing), version } })}
          />
          <PreviewControl kind={kind} documentId={documentId} what={what} />
          <ItemControls
            ref={control}
            documentId={documentId}
            what={what}
            question={question}
            deletion={deletion}
            onEdit={edit}
          />
        </>
      }
    >
      {children}
    </ScheduledItem>
  )
}
