import { createContext, useContext } from 'react'
import type { SettingsPart } from '../paths'
import { EditPlace } from './edit-place'

/** A part of the site's settings that somebody wants to edit, and the field of it that the focus goes to. */
export interface WantedPart {
  part: SettingsPart
  field?: string | undefined
}

/** Opens a part of the settings where somebody is. */
export const OpenPartContext = createContext<(wanted: WantedPart) => void>(() => undefined)

/** Edits what a page shows of the site's settings, in its place. @param props.what it in words: "Introduction" */
export function EditPart({ what, ...wanted }: WantedPart & { what: string }) {
  const open = useContext(OpenPartContext)
  return (
    <EditPlace
      what={what}
      onEdit={() => {
        open(wanted)
      }}
    />
  )
}
