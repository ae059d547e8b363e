import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { paths } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { isVisible } from '../../../staff/schedule/schedule'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { StaffForm } from '../../../staff/staff-form'
import { TextField } from '../../../ui/form/fields/field'
import { HiddenUpdates } from './hidden-updates'
import { AddUpdatesDocument } from './queries.generated'
import { saveUpdate } from './save-update'
import { updateSchema } from './schema'
import { valuesOf } from './update-values'
import { UpdateItem } from './update-item'
import * as styles from './admin.module.css'

export const loader = pageQuery(AddUpdatesDocument)

export function Component() {
  const { updates } = useLoaderData<typeof loader>()
  return (
    <StaffPage title="Manage Updates">
      <StaffForm
        schema={updateSchema}
        values={valuesOf({})}
        draft="update"
        save={saveUpdate}
        submit="Add Update"
        success="The update was added."
        shownAt={(update, documentId) => (isVisible(update) ? paths.update(documentId) : undefined)}
        failure={(reason) => `The update could not be added. ${reason}`}
      >
        <TextField name="title" label="New update" hint="A short line for the ticker of the home page." />
        <ScheduleFields />
      </StaffForm>
      <section className={styles['present']} aria-labelledby="present-updates">
        <h2 id="present-updates">Present updates</h2>
        {updates.length === 0 && <p>No updates available</p>}
        <ul>
          {updates.map((update) => (
            <UpdateItem key={update.documentId} update={update} />
          ))}
        </ul>
      </section>
      <HiddenUpdates />
    </StaffPage>
  )
}
