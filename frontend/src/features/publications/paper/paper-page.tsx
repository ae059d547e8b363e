import { useContext } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { noHeaders, pageQuery } from '../../../cms/page-query'
import { imageSource } from '../../../content/media'
import { paths, publicationFormats } from '../../../paths'
import { useEditing } from '../../../session/use-editing'
import { PageFrameContext } from '../../../ui/page/page-frame'
import { noThings } from '../../../ui/page/page-head'
import { Lazy, lazy } from '../../../ui/feedback/lazy'
import { ReadingPage } from '../../../ui/page/reading-page'
import { wordsAlone } from '../../../ui/text/markdown'
import { unicodeText } from '../../../ui/text/scientific-text'
import { formats } from '../formats/formats'
import { Citations } from './citations'
import { PaperArticle } from './paper-article'
import { paperHeaders, pagesOfAuthors } from './json-ld-feed'
import { paperThing } from './publication-json-ld'
import { CitationTags } from './citation-tags'
import { PublicationControls } from '../publication-controls'
import { PaperDocument } from '../queries.generated'
import { titleWithNotice } from '../record/notice'
import { recordOf } from '../record/record'
import { writeSelection } from '../list/selection'
import * as styles from './paper-page.module.css'
import { shownAuthor } from '../../../ui/text/shown-author'

const editor = lazy(() => import('../staff/publication-editor'))

export const loader = pageQuery(PaperDocument, {
  variables: ({ slug = '' }) => ({ slug }),
  exists: ({ publicationBySlug }) => publicationBySlug !== null,
  headers: import.meta.env.SSR ? paperHeaders : noHeaders,
  moved: ({ publicationBySlug }, { slug }) =>
    publicationBySlug && publicationBySlug.slug !== slug
      ? paths.publication(publicationBySlug.slug)
      : undefined,
})

export function Component() {
  const answer = useLoaderData<typeof loader>()
  const { publicationBySlug: paper } = answer
  const { origin } = useContext(PageFrameContext)
  const { editing, edit, done, control } = useEditing(paper?.documentId)
  if (!paper) throw new Error('There is no such publication.')
  const { documentId, slug, title, year, abstract, attachments } = paper
  const record = recordOf(paper)
  const image = paper.image ? imageSource(paper.image) : undefined
  const words = unicodeText(title)
  const ofYear = { name: String(year), path: paths.publications + writeSelection({ year }) }
  return (
    <ReadingPage
      title={unicodeText(titleWithNotice(record))}
      // Programs that collect references take any description for the abstract.
      description={abstract ? wordsAlone(abstract) : undefined}
      preview={[...record.authors.map(shownAuthor), String(year)].join(', ')}
      picture={image}
      kind="article"
      above={[{ name: 'Publications', path: paths.publications }, ofYear]}
      things={
        import.meta.env.SSR
          ? () => [paperThing(origin, record, pagesOfAuthors(answer), attachments, image?.src)]
          : noThings
      }
      alternates={publicationFormats.map((format) => ({
        ...formats[format],
        path: paths.publicationExport(slug, format),
      }))}
    >
      <CitationTags record={record} attachments={attachments} origin={origin} />
      <nav aria-label="Where this stands" className={styles['way']}>
        <Link to={paths.publications}>Publications</Link>
        <span aria-hidden="true"> / </span>
        <Link to={ofYear.path}>{year}</Link>
      </nav>
      {editing ? (
        <Lazy part={editor} onMissing={done}>
          {({ PublicationEditor }) => (
            <PublicationEditor
              documentId={documentId}
              year={year}
              leaveTo={paths.publications}
              onDone={done}
            />
          )}
        </Lazy>
      ) : (
        <>
          <PaperArticle
            paper={paper}
            record={record}
            attachments={attachments}
            controls={
              <PublicationControls
                ref={control}
                documentId={documentId}
                what={words}
                leaveTo={paths.publications}
                onEdit={edit}
              />
            }
          />
          <Citations record={record} />
        </>
      )}
    </ReadingPage>
  )
}
