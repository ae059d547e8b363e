import { Link } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { paths } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { isVisible } from '../../../staff/schedule/schedule'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { StaffData } from '../../../staff/staff-data'
import { StaffForm } from '../../../staff/staff-form'
import { lazy } from '../../../ui/feedback/lazy'
import { Tabs } from '../../../ui/staff/tabs'
import { PublicationFields } from './publication-fields'
import { valuesOf } from './publication-values'
import { AddPublicationDocument } from './queries.generated'
import { savePublication } from './save-publication'
import { scheduledPublicationSchema } from './schema'
import * as styles from './admin.module.css'

/** Most who come here add one publication and never need it. */
const studio = lazy(() => import('./import/import-studio'))

export const loader = pageQuery(AddPublicationDocument)

export function Component() {
  return (
    <StaffPage title="Add Publication">
      <Tabs
        label="Ways to add publications"
        tabs={[
          { name: 'form', label: 'One publication', panel: <NewPublication /> },
          {
            name: 'import',
            label: 'Import',
            panel: <StaffData load={studio.fetch}>{({ ImportStudio }) => <ImportStudio />}</StaffData>,
          },
        ]}
      />
      <p className={styles['elsewhere']}>
        New papers and corrections that the nightly look has found wait in the{' '}
        <Link to={paths.addInbox}>Inbox</Link>, names of which it is not clear who they are under{' '}
        <Link to={paths.addAuthorNames}>Author names</Link>.
      </p>
    </StaffPage>
  )
}

const ofThisYear = () => valuesOf({ year: new Date().getFullYear() })

function NewPublication() {
  return (
    <StaffForm
      schema={scheduledPublicationSchema()}
      values={ofThisYear()}
      draft="publication"
      save={savePublication}
      submit="Add Publication"
      busy="Uploading..."
      success="Publication uploaded successfully!"
      shownAt={(publication, slug) => (isVisible(publication) ? paths.publication(slug) : paths.publications)}
      failure={(reason) => `Error uploading publication. Please try again. ${reason}`}
      isLong
    >
      <PublicationFields files={{ pdfAt: () => undefined }} />
      <ScheduleFields />
    </StaffForm>
  )
}
