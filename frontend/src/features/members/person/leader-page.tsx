import { useLoaderData } from 'react-router-dom'
import { honorificOf, leaderName } from '../../../content/leader-name'
import { bannerOf } from '../../../content/banner'
import { imageSource } from '../../../content/media'
import { pageQuery } from '../../../cms/page-query'
import { paths } from '../../../paths'
import { EditPart } from '../../../session/edit-part'
import { OutLink } from '../../../ui/control/out-link'
import { Image } from '../../../ui/page/image'
import { Page } from '../../../ui/page/page'
import { noThings } from '../../../ui/page/page-head'
import { Paragraphs } from '../../../ui/text/paragraphs'
import { ScientificText } from '../../../ui/text/scientific-text'
import { PersonLayout } from './person-layout'
import { PersonPapers, shownPapers } from './person-papers'
import { personThing } from './person-json-ld'
import { LeaderDocument } from '../queries.generated'
import * as styles from './leader-page.module.css'

export const loader = pageQuery(LeaderDocument, {
  variables: ({ name = '' }) => ({ slug: name, papers: shownPapers }),
  exists: ({ site }, { name }) => Boolean(site?.leader && (site.leader.slug === name || site.wasLeaderAt)),
  moved: ({ site }, { name }) =>
    site?.leader && site.leader.slug !== name ? paths.leader(site.leader.slug) : undefined,
})

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  const leader = site?.leader
  if (!leader) throw new Error('The site has no leader. Fill in the leader in the site settings.')
  const { name, slug, title, biography, portrait, publications, publicationCount } = leader
  const whole = leaderName(leader)
  const links = leader.links ?? []
  const picture = portrait ? imageSource(portrait) : undefined
  return (
    <Page
      title={whole}
      description={[whole, title, site.department, site.institution].filter(Boolean).join(', ')}
      banner={bannerOf(site)}
      picture={picture}
      kind="profile"
      above={[{ name: 'Meet the team', path: paths.team }]}
      things={
        import.meta.env.SSR
          ? (origin) => [
              personThing(
                origin,
                {
                  name,
                  honorific: honorificOf(leader),
                  path: paths.leader(slug),
                  jobTitle: title,
                  image: picture?.src,
                  links: links.map(({ url }) => url),
                },
                site,
              ),
            ]
          : noThings
      }
    >
      <PersonLayout
        name={whole}
        facts={
          <>
            {portrait && picture && (
              <Image
                image={picture}
                alt={portrait.alternativeText ?? `Portrait of ${whole}`}
                sizes="(min-width: 48rem) 18rem, 14rem"
                crop={4 / 5}
                className={styles['portrait']}
              />
            )}
            {title && (
              <p className={styles['position']}>
                <ScientificText>{title}</ScientificText>
              </p>
            )}
            <p className={styles['place']}>
              {site.department}
              <br />
              {site.institution}
            </p>
            {links.length > 0 && (
              <ul className={styles['links']}>
                {links.map(({ label, url }) => (
                  <li key={url}>
                    <OutLink label={label} url={url} />
                  </li>
                ))}
              </ul>
            )}
          </>
        }
      >
        <EditPart part="leader" field="biography" what={whole} />
        <div className={styles['biography']}>
          <Paragraphs>{biography ?? ''}</Paragraphs>
        </div>
        <PersonPapers slug={slug} papers={publications} count={publicationCount} />
      </PersonLayout>
    </Page>
  )
}
