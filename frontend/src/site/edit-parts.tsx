import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths, settingsParts } from '../paths'
import { OpenPartContext, type WantedPart } from '../session/edit-part'
import { useWantedDraft } from '../session/use-editing'
import { Lazy, lazy } from '../ui/feedback/lazy'

const dialog = lazy(async () => (await import('./staff/parts')).partDialog())

/** Opens parts of the site's settings over the page that shows them. */
export function EditParts({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [wanted, setWanted] = useState<WantedPart>()
  useWantedDraft((draft) => {
    const part = settingsParts.find((known) => draft === `settings ${known}`)
    if (part && pathname !== paths.addSettings) setWanted({ part })
  })
  const close = () => {
    // A save may be answered when another part is open.
    setWanted((now) => (now === wanted ? undefined : now))
  }
  return (
    <OpenPartContext value={setWanted}>
      {children}
      {wanted && (
        <Lazy part={dialog} onMissing={close}>
          {({ PartDialog }) => <PartDialog part={wanted.part} field={wanted.field} onClose={close} />}
        </Lazy>
      )}
    </OpenPartContext>
  )
}
