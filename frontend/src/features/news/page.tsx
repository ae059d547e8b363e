import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { imageSource } from '../../content/media'
import { pageQuery } from '../../cms/page-query'
import { paths } from '../../paths'
import { EditPart } from '../../session/edit-part'
import { Nothing } from '../../session/nothing'
import { Image } from '../../ui/page/image'
import { Page } from '../../ui/page/page'
import { LinkedText } from '../../ui/text/linked-text'
import { NewsDocument } from './queries.generated'
import * as styles from './page.module.css'

export const loader = pageQuery(NewsDocument)

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  const images = site?.newsImages ?? []
  return (
    <Page
      title="News"
      description={`The ${site?.groupName ?? 'group'} in newspapers, on posters and in notices.`}
      banner={bannerOf(site)}
    >
      {images.length === 0 && (
        <Nothing add={`${paths.addSettings}#news`} label="Add an image">
          No news available
        </Nothing>
      )}
      <EditPart part="news" what="News" />
      <ul className={styles['grid']}>
        {images.map((file, index) => {
          const image = imageSource(file)
          return (
            <li key={image.src}>
              <figure>
                {/* The full picture, for whoever wants to read the small print. */}
                <a
                  href={image.src}
                  className={styles['cutting']}
                  aria-label={image.alt === '' ? `Picture ${String(index + 1)} in full` : undefined}
                >
                  <Image
                    image={image}
                    sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 88vw"
                    loading={index === 0 ? 'at once' : 'when near'}
                    className={styles['image']}
                  />
                </a>
                {file.caption && (
                  <figcaption className={styles['caption']}>
                    <LinkedText>{file.caption}</LinkedText>
                  </figcaption>
                )}
              </figure>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
