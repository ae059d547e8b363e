import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { InferInput } from 'valibot'
import { ImageField } from '../../../staff/image-field'
import { FormattedTextArea } from '../../../ui/form/fields/formatted-text-area'
import { CheckBox, DateField, Select, TextField } from '../../../ui/form/fields/field'
import { ListField } from '../../../ui/form/fields/list-field'
import { MoreFields } from '../../../ui/form/fields/more-fields'
import { PdfField } from '../../../ui/form/files/pdf-field'
import { monthNames } from '../../../ui/text/month-names'
import { publicationTypes, typeTitles } from '../../../content/publication-types'
import { authorsIn } from './authors-in'
import { DoiField } from './doi-field'
import type { publicationSchema } from './schema'
import { fieldsOf, type SourceField } from './source-fields'
import { TitleField } from './title-field'

/** The stored files of a publication. */
interface Files {
  /** The address of its image. */
  image?: string | undefined
  /** The address of a PDF that there is. */
  pdfAt: (field: string) => string | undefined
}

/**
 * The fields of a publication: what every one has, what its type has, and what only some have.
 *
 * @param props.documentId the publication that is edited; undefined for a new one
 * @param props.files without them there are no fields for files
 */
export const PublicationFields = ({ documentId, files }: { documentId?: string; files?: Files }) => (
  <>
    <Select
      name="type"
      label="Type"
      options={publicationTypes.map((value) => ({ value, label: typeTitles[value] }))}
    />
    <DoiField documentId={documentId} />
    <TitleField />
    <ListField name="authors" label="Authors" what="author" isOrdered severalIn={authorsIn} />
    <SourceFields />
    <TextField name="link" label="Link" type="url" placeholder="https://" />
    {files && <FileFields {...files} />}
    <MoreFields label="More details">
      <FormattedTextArea
        name="abstract"
        label="Abstract"
        hint="Pasted from Word or a web page, it keeps its subscripts."
        rows={8}
      />
      <TextField name="keywords" label="Keywords" hint="Divided by semicolons." isWide />
      <Select name="month" label="Month" options={[{ value: '', label: '' }, ...monthOptions]} />
      <TextField name="day" label="Day" type="number" />
      <TextField name="pdfLink" label="PDF link" type="url" placeholder="https://" />
      <TextField name="codeLink" label="Code link" type="url" placeholder="https://" />
      <TextField name="dataLink" label="Data link" type="url" placeholder="https://" />
      <TextField name="videoLink" label="Video link" type="url" placeholder="https://" />
      <TextField
        name="authorNote"
        label="Author note"
        hint="Stands below the authors on the page of the paper: who contributed equally, who answers letters."
        isWide
      />
      <TextField name="editors" label="Editors" hint="Of the book, divided by semicolons." />
      <TextField name="genre" label="Kind of thesis, report or presentation" placeholder="PhD thesis" />
      <TextField name="isbn" label="ISBN" />
      <TextField name="issn" label="ISSN" hint="Of the journal or the series." />
      <TextField name="arxivId" label="arXiv number" placeholder="2001.01234" />
      <TextField name="pmid" label="PMID" hint="The number in PubMed." />
      <TextField name="licence" label="Licence" placeholder="CC BY 4.0" />
      <TextField name="language" label="Language" placeholder="de" hint="Of the paper, by its code." />
      <TextField
        name="award"
        label="Award"
        hint="A best paper, a cover: shown wherever the publication stands."
      />
      <TextField name="funding" label="Funding" hint="Who paid for it, and the numbers of the grants." />
      <TextField
        name="preprintDoi"
        label="DOI of the preprint"
        hint="The earlier version of the same paper."
      />
      <TextField name="corrections" label="Corrections" hint="Their DOIs, divided by semicolons." />
      <TextField
        name="retraction"
        label="Retraction"
        hint="The DOI of the notice that takes the paper back."
      />
      <TextField name="concern" label="Expression of concern" hint="The DOI of the notice." />
      <TextField
        name="citationKey"
        label="Citation key"
        hint="What the record is called in BibTeX; one is made when there is none."
      />
      <CheckBox name="highlighted" label="Show it among the selected publications" />
    </MoreFields>
  </>
)

const FileFields = ({ image, pdfAt }: Files) => (
  <>
    <MoreFields label="Image">
      <ImageField name="image" label="Image" current={image} removable />
    </MoreFields>
    <PdfFields pdfAt={pdfAt} />
  </>
)

const PdfFields = ({ pdfAt }: Pick<Files, 'pdfAt'>) => (
  <MoreFields label="Own PDFs">
    <PdfField name="manuscript" label="Accepted manuscript" current={pdfAt('manuscript')} />
    <DateField
      name="manuscriptFrom"
      label="Available from"
      hint="The end of the publisher’s embargo. Before it only staff can open the manuscript."
    />
    <TextField name="manuscriptLicence" label="Licence of the manuscript" placeholder="CC BY-NC-ND 4.0" />
    <PdfField name="poster" label="Poster" current={pdfAt('poster')} />
    <PdfField name="slides" label="Slides" current={pdfAt('slides')} />
  </MoreFields>
)

const monthOptions = monthNames.map((label, index) => ({ value: String(index + 1), label }))

function SourceFields() {
  const { control, getValues } = useFormContext<InferInput<ReturnType<typeof publicationSchema>>>()
  const type = useWatch({ control, name: 'type' })
  const [shown, setShown] = useState({ type, held: held() })
  // Only another type takes fields away: not the deleting of their last letter.
  if (shown.type !== type) setShown({ type, held: held() })
  const required = type === 'article' ? 'journal' : undefined

  function held(): (field: SourceField) => boolean {
    const values = getValues()
    return (field) => values[field] !== ''
  }

  const [first, ...rest] = fieldsOf(type, shown.held)
  return (
    <>
      {first && <TextField name={first.name} label={first.label} required={first.name === required} />}
      <TextField name="year" label="Year" type="number" required />
      {rest.map(({ name, label }) => (
        <TextField key={name} name={name} label={label} />
      ))}
    </>
  )
}
