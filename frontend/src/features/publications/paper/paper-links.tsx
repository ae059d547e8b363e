import { AttachmentLinks } from '../../../content/attachment-links'
import type { AttachedFileFragment } from '../../../content/attachment.generated'
import { linkLabel } from '../../../content/publication-types'
import { paths } from '../../../paths'
import { OutLink } from '../../../ui/control/out-link'
import { arxivAddress, doiAddress, type PublicationRecord } from '../record/record'
import * as styles from './paper-links.module.css'

/** Where the paper and what belongs to it can be had. */
export function PaperLinks({
  record: { type, slug, doi, link, pdfLink, codeLink, dataLink, videoLink, arxivId, pmid, preprintDoi },
  attachments,
}: {
  record: PublicationRecord
  attachments: AttachedFileFragment[]
}) {
  const links = [
    { label: `DOI: ${doi ?? ''}`, address: doi && doiAddress(doi) },
    // The page of arXiv has a link by its number already.
    {
      label: linkLabel(type),
      address: arxivId && link?.includes(`arxiv.org/abs/${arxivId}`) ? null : link,
    },
    { label: `arXiv: ${arxivId ?? ''}`, address: arxivId && arxivAddress(arxivId) },
    { label: `Preprint: ${preprintDoi ?? ''}`, address: preprintDoi && doiAddress(preprintDoi) },
    { label: 'PubMed', address: pmid && `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` },
    { label: 'PDF', address: pdfLink },
    { label: 'Code', address: codeLink },
    { label: 'Data', address: dataLink },
    { label: 'Video', address: videoLink },
  ].filter((entry): entry is { label: string; address: string } => Boolean(entry.address))
  if (links.length === 0 && attachments.length === 0) return null
  return (
    <ul className={styles['links']}>
      {links.map(({ label, address }) => (
        <li key={label}>
          <OutLink label={label} url={address} />
        </li>
      ))}
      <AttachmentLinks attachments={attachments} pathOf={(field) => paths.publicationPdf(slug, field)} />
    </ul>
  )
}
