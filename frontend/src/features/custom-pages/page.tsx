import { useLoaderData } from 'react-router-dom'
import { imageSource } from '../../content/media'
import { pageQuery } from '../../cms/page-query'
import { paths } from '../../paths'
import { ItemControls } from '../../session/item-controls'
import { useEditing } from '../../session/use-editing'
import { Lazy, lazy } from '../../ui/feedback/lazy'
import { Page } from '../../ui/page/page'
import { unicodeText } from '../../ui/text/scientific-text'
import { blocksOf, firstWords } from './blocks'
import { PageText } from './page-text'
import { CustomPageDocument, DeleteCustomPageDocument } from './queries.generated'
import * as styles from './page.module.css'

const editor = lazy(() => import('./staff/custom-page-editor'))

export const loader = pageQuery(CustomPageDocument, {
  variables: ({ slug = '' }) => ({ slug }),
  exists: ({ customPageBySlug }) => customPageBySlug !== null,
  moved: ({ customPageBySlug: page }, { slug }) =>
    page && page.slug !== slug ? paths.customPage(page.slug) : undefined,
})

/** A page of the group's own: open positions, projects, courses. */
export function Component() {
  const { customPageBySlug: page } = useLoaderData<typeof loader>()
  const { editing, edit, done, control } = useEditing(page?.documentId)
  if (!page) throw new Error('There is no such page.')
  const { documentId, title, text, image } = page
  const picture = image ? imageSource(image) : undefined
  const blocks = blocksOf(text)
  return (
    <Page title={unicodeText(title)} description={firstWords(blocks)} banner={picture} kind="article">
      {editing ? (
        <Lazy part={editor} onMissing={done}>
          {({ CustomPageEditor }) => <CustomPageEditor page={page} onDone={done} />}
        </Lazy>
      ) : (
        <>
          <div className={styles['controls']}>
            <ItemControls
              ref={control}
              documentId={documentId}
              what={unicodeText(title)}
              question="Are you sure you want to delete this page?"
              deletion={DeleteCustomPageDocument}
              leaveTo={paths.addPage}
              onEdit={edit}
            />
          </div>
          <PageText blocks={blocks} images={page.images} />
        </>
      )}
    </Page>
  )
}
