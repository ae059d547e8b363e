import { doiAddress, type PublicationRecord } from './record'

/** The gravest notice about a paper, in words for programs that have no field for it: `Retracted: https://doi.org/…`. */
export function noticeIn({
  retraction,
  concern,
}: Pick<PublicationRecord, 'retraction' | 'concern'>): string | null {
  if (retraction !== null) return `Retracted: ${doiAddress(retraction)}`
  return concern === null ? null : `Expression of concern: ${doiAddress(concern)}`
}

/** A title where nobody sees the notice: who finds a retracted paper must know it (NISO RP-45-2024, §4). */
export const titleWithNotice = ({
  title,
  retraction,
}: Pick<PublicationRecord, 'title' | 'retraction'>): string =>
  retraction === null ? title : `RETRACTED: ${title}`
