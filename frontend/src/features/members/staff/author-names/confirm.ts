import { save } from '../../../../cms/staff/save'
import { UpdateMemberDocument } from '../queries.generated'
import type { CandidateFragment } from './queries.generated'

/**
 * Makes an author's name an alias of a member: every publication that writes it is the member's from then on.
 *
 * @returns how to take it back, which is refused once somebody else has changed the member
 * @throws what `save` throws
 */
export async function confirm(name: string, member: CandidateFragment): Promise<() => Promise<void>> {
  const { documentId, version } = member
  const before = (member.aliases ?? []).map((alias) => ({ name: alias.name }))
  const data = { aliases: [...before, { name }], version }
  const { updateMember } = await save(UpdateMemberDocument, { documentId, data })
  return async () => {
    const saved = updateMember?.version ?? null
    await save(UpdateMemberDocument, { documentId, data: { aliases: before, version: saved } })
  }
}
