import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { InferInput } from 'valibot'
import { ask } from '../../../cms/ask'
import { memberRules } from '../../../cms/staff/rules/member.generated'
import { memberTitles } from '../../../content/member-titles'
import { memberCategories, paths } from '../../../paths'
import { portraitCrop } from '../../../ui/form/files/crop'
import { DateField, Select, TextField } from '../../../ui/form/fields/field'
import { ImageField } from '../../../staff/image-field'
import { PageAddressField } from '../../../staff/page-address-field'
import { LinksField } from '../../../staff/links/links-field'
import { FormattedTextArea } from '../../../ui/form/fields/formatted-text-area'
import { ListField } from '../../../ui/form/fields/list-field'
import { MoreFields } from '../../../ui/form/fields/more-fields'
import { PdfField } from '../../../ui/form/files/pdf-field'
import { AllMembersDocument, type AllMembersQuery } from './queries.generated'
import type { memberSchema } from './schema'
import { subcategoriesOf } from './subcategories'

/**
 * The fields of a member.
 *
 * @param props.documentId of a member that there is
 * @param props.image address of the portrait there is now
 * @param props.pdfAt address of a PDF that there is now
 */
export const MemberFields = ({
  documentId,
  image,
  pdfAt,
}: {
  documentId: string | undefined
  image: string | undefined
  pdfAt: (field: string) => string | undefined
}) => {
  const members = useMembers()
  return (
    <>
      <NameField documentId={documentId} members={members} />
      <FormattedTextArea name="description" label="Description" rows={3} />
      <TextField name="link" label="Link" type="url" placeholder="https://" />
      <Select
        name="category"
        label="Category"
        required
        options={memberCategories.map((value) => ({ value, label: memberTitles[value] }))}
      />
      <SubcategoryField members={members} />
      <DateField name="joiningDate" label="Joining date" />
      <PastFields />
      <ImageField name="image" label="Image" current={image} crop={portraitCrop} removable />
      <LinksField name="links" label="More web pages" />
      <MoreFields label="Own PDFs">
        <PdfField name="cv" label="CV" current={pdfAt('cv')} />
        <PdfField name="thesis" label="Thesis" current={pdfAt('thesis')} />
      </MoreFields>
      <MoreFields label="As an author">
        <ListField
          name="aliases"
          label="Aliases"
          what="alias"
          plural="aliases"
          hint="How papers write the name, such as N. K. Sample or a former name; the name itself and its initials are known."
        />
        <TextField name="orcid" label="ORCID iD" placeholder="0000-0002-1825-0097" />
      </MoreFields>
      <MoreFields label="Address">
        <PageAddressField of="name" rules={memberRules.slug} path={paths.person} />
      </MoreFields>
    </>
  )
}

type Members = AllMembersQuery['members']

/** All members there are. */
function useMembers(): Members {
  const [members, setMembers] = useState<Members>([])
  useEffect(() => {
    ask(AllMembersDocument, {}).then(
      ({ members }) => {
        setMembers(members)
      },
      (error: unknown) => {
        // The fields work without what they know of others.
        console.warn('The members could not be fetched.', error)
      },
    )
  }, [])
  return members
}

/** The name, and what it means when somebody else has it too. */
function NameField({ documentId, members }: { documentId: string | undefined; members: Members }) {
  const typed = useWatch<InferInput<typeof memberSchema>, 'name'>({ name: 'name' }).trim().toLowerCase()
  const same = members.find(
    (member) => member.documentId !== documentId && member.name.trim().toLowerCase() === typed,
  )
  return (
    <TextField
      name="name"
      label="Name"
      required
      hint={
        same &&
        `There is another ${same.name} (${memberTitles[same.category]}). Papers that both can have written are nobody’s until somebody says whose, under Author names.`
      }
    />
  )
}

const pastFields = ['leavingDate', 'thesisTitle', 'nextPosition'] as const

/** What is told of those who have left; shown to others as long as something is written there. */
function PastFields() {
  const { control, getValues } = useFormContext<InferInput<typeof memberSchema>>()
  const category = useWatch({ control, name: 'category' })
  const now = useWatch({ control, name: pastFields })
  // A field that is being emptied stays.
  const [before] = useState(() => getValues(pastFields))
  if (category !== 'pastGroupMembers' && ![...now, ...before].some(Boolean)) return null
  return (
    <>
      <DateField name="leavingDate" label="Leaving date" />
      <TextField name="thesisTitle" label="Thesis title" />
      <TextField name="nextPosition" label="Next position" />
    </>
  )
}

/** Offers the subcategories that the chosen category has. */
function SubcategoryField({ members }: { members: Members }) {
  const { control } = useFormContext<InferInput<typeof memberSchema>>()
  const [category, typed] = useWatch({ control, name: ['category', 'subcategory'] })
  const known = subcategoriesOf(members, category)
  // Of who becomes an alumnus the field holds one that alumni do not have; a browser offers only what begins like it.
  const isNew = typed.trim() !== '' && known.length > 0 && !known.includes(typed.trim())
  return (
    <TextField
      name="subcategory"
      label="Subcategory"
      hint={
        isNew
          ? `New in ${memberTitles[category]}, where there are: ${known.join(', ')}.`
          : 'Choose one, or type a new one.'
      }
      suggestions={known}
    />
  )
}
