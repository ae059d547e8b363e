import type { MemberCategory } from '../paths'

/** What visitors read for each category of members; the spelling is the one that the group's site has always had. */
export const memberTitles: Record<MemberCategory, string> = {
  presentGroupMembers: 'Present Group Members',
  pastGroupMembers: 'Our Alumini',
  researchCollaborators: 'Research Collaborators',
}
