/** The folders of the media library, which are the last part of the folders on disk too. */
export const sections = ['Gallery', 'Events', 'Facilities', 'Team', 'News'] as const
export type Section = (typeof sections)[number]

/** Where files go that lie outside of these folders. */
export const otherSection: Section = 'Gallery'

export const sectionNamed = (name: string | undefined): Section | undefined =>
  sections.find((section) => section === name)
