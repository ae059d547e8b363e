import { pageQuery } from '../../cms/page-query'
import { Guard } from '../../staff/guard'
import { StaffForm } from '../../staff/staff-form'
import { Page } from '../../ui/page'
import { PublicationFields } from './publication-fields'
import { valuesOf } from './publication-values'
import { AddPublicationDocument } from './queries.generated'
import { savePublication } from './save-publication'
import { publicationSchema } from './schema'

export const loader = pageQuery(AddPublicationDocument)

export function Component() {
  const year = new Date().getFullYear()
  return (
    <Page title="Add Publication" description="For the staff of the group." index={false}>
      <Guard>
        <StaffForm
          schema={publicationSchema(year)}
          values={valuesOf({ year })}
          draft="publication"
          save={savePublication}
          submit="Add Publication"
          busy="Uploading..."
          success="Publication uploaded successfully!"
          failure="Error uploading publication. Please try again."
        >
          <PublicationFields />
        </StaffForm>
      </Guard>
    </Page>
  )
}
