import { Link, useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { paths } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { PicturesForm } from '../../../staff/pictures/pictures-form'
import { isVisible } from '../../../staff/schedule/schedule'
import { ScientificText } from '../../../ui/text/scientific-text'
import { CustomPageFields } from './custom-page-fields'
import { valuesOf } from './custom-page-values'
import { HiddenPages } from './hidden-pages'
import { menuNames } from '../../../staff/menus'
import { AddPageDocument } from './queries.generated'
import { saveCustomPage } from './save-custom-page'
import { customPageSchema } from './schema'
import * as styles from './admin.module.css'

export const loader = pageQuery(AddPageDocument)

export function Component() {
  const { customPages } = useLoaderData<typeof loader>()
  return (
    <StaffPage title="Add Page">
      <PicturesForm
        schema={customPageSchema}
        values={valuesOf({})}
        draft="page"
        save={saveCustomPage}
        submit="Add Page"
        busy="Uploading..."
        success="The page was added."
        shownAt={(page, slug) => (isVisible(page) ? paths.customPage(slug) : paths.addPage)}
        failure={(reason) => `The page could not be added. ${reason}`}
        isLong
      >
        <CustomPageFields />
      </PicturesForm>
      {customPages.length > 0 && (
        <section className={styles['present']} aria-labelledby="present-pages">
          <h2 id="present-pages">Present pages</h2>
          <ul>
            {customPages.map(({ documentId, slug, title, menu }) => (
              <li key={documentId}>
                <Link to={paths.customPage(slug)}>
                  <ScientificText>{title}</ScientificText>
                </Link>{' '}
                <span className={styles['menu']}>{menuNames[menu ?? 'footer']}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HiddenPages />
    </StaffPage>
  )
}
