import { askAnew } from '../../../cms/apollo/apollo-browser'
import { HiddenThing, type ScheduledKind } from '../../../staff/schedule/hidden-thing'
import { HiddenList } from '../../../staff/schedule/scheduled-list'
import { useForStaff } from '../../../staff/schedule/use-for-staff'
import { ScientificText, unicodeText } from '../../../ui/text/scientific-text'
import { DeletePublicationDocument } from '../queries.generated'
import { PublicationEditor } from './publication-editor'
import { StaffHiddenPublicationsDocument, UpdatePublicationDocument } from './queries.generated'

const ofPublications: ScheduledKind = {
  kind: 'publication',
  question: 'Are you sure you want to delete this publication?',
  deletion: DeletePublicationDocument,
  change: UpdatePublicationDocument,
}

const load = () => askAnew(StaffHiddenPublicationsDocument, {})

/** The publications that visitors do not get yet or any more. */
export function HiddenPublications() {
  const found = useForStaff(load, 'What visitors do not see')
  return (
    <HiddenList>
      {(found?.hidden.publications ?? []).map((publication) => {
        const { documentId, title, year } = publication
        return (
          <HiddenThing
            key={documentId}
            of={ofPublications}
            thing={publication}
            what={unicodeText(title)}
            besides={String(year)}
            form={(onDone) => <PublicationEditor documentId={documentId} year={year} onDone={onDone} />}
          >
            <ScientificText>{title}</ScientificText>
          </HiddenThing>
        )
      })}
    </HiddenList>
  )
}
