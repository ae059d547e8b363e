/** The folders of the media library for images, which are the last part of the folders on disk too. */
export const pictureSections = ['Gallery', 'Events', 'Facilities', 'Team', 'News', 'Publications'] as const

/** The folder of the media library for files that belong to a publication or a member, all of them PDF. */
export const attachmentSection = 'Documents'

export const sections = [...pictureSections, attachmentSection] as const
export type Section = (typeof sections)[number]
