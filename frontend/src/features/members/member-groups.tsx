import { useState } from 'react'
import { paths } from '../../paths'
import { Nothing } from '../../session/nothing'
import { useWantedDraft } from '../../session/use-editing'
import { Lazy, lazy } from '../../ui/feedback/lazy'
import { ScientificText } from '../../ui/text/scientific-text'
import { bySubcategory } from './by-subcategory'
import { MemberCard } from './member-card'
import type { MemberCardFragment } from './queries.generated'
import * as styles from './member-groups.module.css'

const dialog = lazy(() => import('./staff/member-dialog'))

/**
 * The members of one category in their subcategories; each can be edited in a modal.
 *
 * @param props.order of the subcategories, in lines
 */
export function MemberGroups({
  members,
  order,
}: {
  members: MemberCardFragment[]
  order: string | null | undefined
}) {
  const [editing, setEditing] = useState<MemberCardFragment>()
  useWantedDraft((draft) => {
    setEditing(members.find(({ documentId }) => draft === `member ${documentId}`))
  })
  const close = () => {
    // A save may be answered when another member is being edited.
    setEditing((now) => (now === editing ? undefined : now))
  }
  const groups = bySubcategory(members, order).map(({ subcategory, members }, index) => ({
    // Without a word they would seem to be of the group above them.
    heading: subcategory ?? (index > 0 ? 'Others' : undefined),
    members,
  }))
  return (
    <>
      {members.length === 0 && (
        <Nothing add={paths.addMembers} label="Add a member">
          No members available
        </Nothing>
      )}
      {groups.map(({ heading, members }) => (
        <section key={heading} className={styles['group']} aria-label={heading}>
          {heading !== undefined && (
            <h2 className={styles['heading']}>
              <ScientificText>{heading}</ScientificText>
            </h2>
          )}
          <ul className={styles['grid']}>
            {members.map((member) => (
              <MemberCard
                key={member.documentId}
                member={member}
                headed={heading !== undefined}
                onEdit={() => {
                  setEditing(member)
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {editing && (
        <Lazy part={dialog} onMissing={close}>
          {({ MemberDialog }) => (
            <MemberDialog
              // As the page has it now, which somebody else may have changed.
              member={members.find(({ documentId }) => documentId === editing.documentId) ?? editing}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </>
  )
}
