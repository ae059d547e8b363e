import { imageSource } from '../../content/media'
import { ItemControls } from '../../session/item-controls'
import { useEditing } from '../../session/use-editing'
import { ControlledHeading } from '../../ui/control/controlled-heading'
import { Image } from '../../ui/page/image'
import { Lazy, lazy } from '../../ui/feedback/lazy'
import { LinkedText } from '../../ui/text/linked-text'
import { Paragraphs } from '../../ui/text/paragraphs'
import { ScientificText, unicodeText } from '../../ui/text/scientific-text'
import { DeleteFacilityDocument, type FacilityCardFragment } from './queries.generated'
import * as styles from './facility-card.module.css'

const form = lazy(() => import('./staff/facility-form'))

/** @param props.first whether it stands at the top of the page, where its image is needed at once */
export function FacilityCard({ facility, first }: { facility: FacilityCardFragment; first: boolean }) {
  const { editing, edit, done, control } = useEditing(facility.documentId)
  const { documentId, name, description } = facility
  const image = imageSource(facility.image)
  if (editing) {
    return (
      <article>
        <Lazy part={form} onMissing={done}>
          {({ FacilityForm }) => <FacilityForm facility={facility} image={image.src} onDone={done} />}
        </Lazy>
      </article>
    )
  }
  return (
    <article id={documentId} className={styles['card']}>
      {/* The full picture: the card may show a part of it. */}
      <a
        href={image.src}
        className={styles['whole']}
        aria-label={image.alt === '' ? `Picture of ${unicodeText(name)}` : undefined}
      >
        <Image
          image={image}
          sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 88vw"
          crop={4 / 3}
          loading={first ? 'at once' : 'when near'}
          className={styles['image']}
        />
      </a>
      {facility.image.caption && (
        <p className={styles['caption']}>
          <LinkedText>{facility.image.caption}</LinkedText>
        </p>
      )}
      <div className={styles['below']}>
        <ControlledHeading
          controls={
            <ItemControls
              ref={control}
              documentId={documentId}
              what={name}
              question="Are you sure you want to delete this facility?"
              deletion={DeleteFacilityDocument}
              onEdit={edit}
            />
          }
        >
          <h2 className={styles['name']}>
            <ScientificText>{name}</ScientificText>
          </h2>
        </ControlledHeading>
      </div>
      {description && (
        <div className={styles['description']}>
          <Paragraphs>{description}</Paragraphs>
        </div>
      )}
    </article>
  )
}
