import { paths, publicationFormats } from '../../../paths'
import { CopyButton } from '../../../ui/control/copy-button'
import { DocumentLinks } from '../../../ui/page/document-links'
import { CitationText, citationAsText } from '../citation/citation-text'
import { styleIds, styleNames } from '../citation/style-names'
import { citationStyles } from '../citation/styles'
import { formats } from '../formats/formats'
import type { PublicationRecord } from '../record/record'
import * as styles from './citations.module.css'

/** How to cite a publication: in the usual styles, and as a record for reference managers. */
export const Citations = ({ record }: { record: PublicationRecord }) => (
  <section aria-labelledby="cite" className={styles['citations']}>
    <h2 id="cite">Cite</h2>
    {styleIds.map((style) => {
      const name = styleNames[style]
      const citation = citationStyles[style](record)
      const id = `cite-${style}`
      return (
        <div key={style} className={styles['citation']}>
          <h3 className={styles['style']}>{name}</h3>
          <div>
            <p id={id}>
              <CitationText citation={citation} />
            </p>
            <CopyButton
              what={`the citation in ${name} style`}
              read={() => ({
                text: citationAsText(citation),
                html: document.getElementById(id)?.innerHTML,
              })}
            />
          </div>
        </div>
      )
    })}
    <div className={styles['citation']}>
      <h3 className={styles['style']}>Record</h3>
      <div className={styles['records']}>
        <DocumentLinks
          links={publicationFormats.map((format) => ({
            ...formats[format],
            path: paths.publicationExport(record.slug, format),
            title: 'download the record',
            icon: 'download',
            label: formats[format].title,
          }))}
        />
        <CopyButton label="Copy BibTeX" what="the record" read={() => ({ text: fetchRecord(record.slug) })} />
      </div>
    </div>
  </section>
)

async function fetchRecord(slug: string): Promise<string> {
  const response = await fetch(paths.publicationExport(slug, 'bib'))
  if (!response.ok) throw new Error(`The record could not be fetched: ${String(response.status)}`)
  return response.text()
}
