import { Link } from 'react-router-dom'
import { imageSource } from '../../content/media'
import { paths } from '../../paths'
import { Image } from '../../ui/page/image'
import { ScientificText } from '../../ui/text/scientific-text'
import type { HomeQuery } from './queries.generated'
import * as styles from './research-tiles.module.css'
import { Section } from './section'

/** The subjects of the group, each with the way to what belongs to it; nothing where there is none. */
export function ResearchTiles({ researchLines }: Pick<HomeQuery, 'researchLines'>) {
  if (researchLines.length === 0) return null
  return (
    <Section title="Research" aside={<Link to={paths.researchIntrest}>All of our research</Link>}>
      <ul className={styles['tiles']}>
        {researchLines.map(({ documentId, title, image }) => (
          <li key={documentId}>
            <Link to={paths.researchLine(documentId)} className={styles['tile']}>
              {image ? (
                <Image
                  image={imageSource(image)}
                  alt=""
                  sizes="(min-width: 40rem) 12rem, 7rem"
                  className={styles['picture']}
                />
              ) : (
                <span className={styles['picture']} />
              )}
              <span className={styles['title']}>
                <ScientificText>{title}</ScientificText>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
