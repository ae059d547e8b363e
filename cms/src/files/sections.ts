import { sections, type Section } from '../rules/sections'

/** Where files go that lie outside of these folders. */
export const otherSection: Section = 'Gallery'

export const sectionNamed = (name: string | undefined): Section | undefined =>
  sections.find((section) => section === name)
