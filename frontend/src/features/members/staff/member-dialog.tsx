import { useLocation } from 'react-router-dom'
import { imageSource } from '../../../content/media'
import { memberTitles } from '../../../content/member-titles'
import { memberCategories, paths, type MemberCategory } from '../../../paths'
import { StaffForm } from '../../../staff/staff-form'
import { FormDialog } from '../../../ui/staff/form-dialog'
import { dropDraft } from '../../../ui/staff/draft'
import { useTell } from '../../../ui/feedback/notices'
import { formerName } from './former-name'
import { MemberFields } from './member-fields'
import { valuesOf } from './member-values'
import type { MemberCardFragment } from '../queries.generated'
import { saveMember } from './save-member'
import { memberSchema } from './schema'

/**
 * The modal that adds a member, or edits the given one.
 *
 * @param props.category what a new member's category is at first
 * @param props.onSaved told the category that was saved
 * @param props.onAdded told the documentId of a new member whose form stays, as something was typed meanwhile: it edits that member
 *   from then on
 */
export function MemberDialog({
  member,
  category = memberCategories[0],
  onSaved,
  onAdded,
  onClose,
}: {
  member?: MemberCardFragment | undefined
  category?: MemberCategory
  onSaved?: (category: MemberCategory) => void
  onAdded?: (documentId: string) => void
  onClose: () => void
}) {
  const tell = useTell()
  const { pathname } = useLocation()
  const draft = member ? `member ${member.documentId}` : 'member'
  return (
    <FormDialog title={member ? 'Edit Member' : 'Add Member'} onClose={onClose} isWide>
      <StaffForm
        schema={memberSchema}
        values={valuesOf(member ?? { category })}
        documentId={member?.documentId}
        draft={draft}
        version={member?.version ?? undefined}
        newer={valuesOf}
        save={(values, context) => saveMember(values, context, member)}
        submit={member ? 'Save' : 'Add Member'}
        failure={(reason) => `Failed to save member. Please try again. ${reason}`}
        onSaved={({ name, category: now, aliases }) => {
          onClose()
          onSaved?.(now)
          const hasMoved = member !== undefined && now !== member.category
          const former = member && formerName(member.name, { name, aliases })
          const text = hasMoved ? `${name} is now under ${memberTitles[now]}.` : `${name} was saved.`
          tell({
            kind: 'done',
            text:
              former === undefined
                ? text
                : `${text} “${former}” is an alias now, so that papers of this name stay with the member.`,
            link: pathname === paths.members(now) ? undefined : { label: 'Go there', to: paths.members(now) },
          })
        }}
        onStays={(documentId) => {
          if (typeof documentId !== 'string') return
          dropDraft(draft)
          onAdded?.(documentId)
        }}
        onCancel={onClose}
        takesFocus
        isLong
      >
        <MemberFields
          documentId={member?.documentId}
          image={member?.image ? imageSource(member.image).src : undefined}
          pdfAt={(field) =>
            member?.attachments.some((one) => one.field === field)
              ? paths.personPdf(member.slug, field)
              : undefined
          }
        />
      </StaffForm>
    </FormDialog>
  )
}
