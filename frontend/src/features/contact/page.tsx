import { Link, useLoaderData } from 'react-router-dom'
import { leaderName } from '../../content/leader-name'
import { bannerOf } from '../../content/banner'
import { groupThing } from '../../content/group-json-ld'
import { imageSource } from '../../content/media'
import { Portrait } from '../../content/portrait'
import { pageQuery } from '../../cms/page-query'
import { paths } from '../../paths'
import { EditPart } from '../../session/edit-part'
import { Nothing } from '../../session/nothing'
import { OutLink } from '../../ui/control/out-link'
import { Image } from '../../ui/page/image'
import { Page } from '../../ui/page/page'
import { noThings } from '../../ui/page/page-head'
import { Lines } from '../../ui/text/lines'
import { Paragraphs } from '../../ui/text/paragraphs'
import { ScientificText } from '../../ui/text/scientific-text'
import { ContactDocument } from './queries.generated'
import * as styles from './page.module.css'

export const loader = pageQuery(ContactDocument)

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  const { leader, postalAddress, phone, office, directions } = site ?? {}
  const emails = [site?.email, site?.secondEmail].filter((email) => typeof email === 'string' && email !== '')
  const map = site?.map ? imageSource(site.map) : undefined
  const isEmpty = !leader && !postalAddress && !phone && emails.length === 0
  return (
    <Page
      title="Contact"
      description={`Postal address, e-mail and telephone of the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
      things={import.meta.env.SSR && site ? (origin) => [groupThing(origin, site, site)] : noThings}
    >
      {isEmpty && (
        <Nothing add={`${paths.addSettings}#contact`} label="Fill it in">
          No address available
        </Nothing>
      )}
      <div className={styles['page']}>
        {leader && (
          <section className={styles['leader']}>
            <Portrait
              member={{ name: leader.name, image: leader.portrait }}
              sizes="14rem"
              className={styles['portrait']}
            />
            <div>
              <h2 className={styles['name']}>
                <Link to={paths.leader(leader.slug)}>
                  <ScientificText>{leaderName(leader)}</ScientificText>
                </Link>
              </h2>
              {leader.title && (
                <p className={styles['muted']}>
                  <ScientificText>{leader.title}</ScientificText>
                </p>
              )}
              <EditPart part="leader" what={leaderName(leader)} />
            </div>
          </section>
        )}
        <div className={styles['ways']}>
          <EditPart part="contact" what="Contact" />
          <div className={styles['columns']}>
            {postalAddress && (
              <section>
                <h2 className={styles['heading']}>Post</h2>
                <address>
                  <Lines className={styles['line']}>{postalAddress}</Lines>
                </address>
              </section>
            )}
            {emails.length > 0 && (
              <section>
                <h2 className={styles['heading']}>E-mail</h2>
                <ul>
                  {emails.map((email) => (
                    <li key={email}>
                      <a href={`mailto:${email}`}>{email}</a>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {phone && (
              <section>
                <h2 className={styles['heading']}>Telephone</h2>
                {/* RFC 3966: a tel: address holds digits and a leading plus; what is read may hold spaces. */}
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </section>
            )}
          </div>
          {(office ?? map ?? directions) && (
            <section>
              <h2 className={styles['heading']}>Visit</h2>
              {office && <p className={styles['office']}>{office}</p>}
              {directions && <OutLink url={directions} label="Directions" />}
              {map && (
                // The full picture, for whoever wants to read the small print.
                <a href={map.src} className={styles['map']}>
                  <Image image={map} sizes="(min-width: 75rem) 50rem, (min-width: 48rem) 60vw, 90vw" />
                </a>
              )}
            </section>
          )}
          {site?.joinUs && (
            <section id="join">
              <h2 className={styles['heading']}>Join the group</h2>
              <div className={styles['text']}>
                <Paragraphs>{site.joinUs}</Paragraphs>
              </div>
              <EditPart part="home" field="joinUs" what="Join the group" />
            </section>
          )}
        </div>
      </div>
    </Page>
  )
}
