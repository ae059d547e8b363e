/** The folders of the media library, which are the last part of the folders on disk too. */
export const sections = ['Gallery', 'Events', 'Facilities', 'Team', 'News'] as const
export type Section = (typeof sections)[number]
