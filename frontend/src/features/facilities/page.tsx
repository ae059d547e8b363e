import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../cms/banner'
import { imageSource } from '../../cms/media'
import { pageQuery } from '../../cms/page-query'
import { CardGrid } from '../../ui/card-grid'
import { Image } from '../../ui/image'
import { Page } from '../../ui/page'
import { FacilitiesDocument } from './queries.generated'
import styles from './page.module.css'

export const loader = pageQuery(FacilitiesDocument)

export function Component() {
  const { site, facilities } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Facilities"
      description={`Instruments and laboratories of the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
    >
      {facilities.length === 0 && <p>No facilities available</p>}
      <CardGrid>
        {facilities.map(({ documentId, name, image }) => (
          <article key={documentId} className={styles['card']}>
            <Image
              image={imageSource(image)}
              sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 48vw, 100vw"
              className={styles['image']}
            />
            <h2 className={styles['name']}>{name}</h2>
          </article>
        ))}
      </CardGrid>
    </Page>
  )
}
