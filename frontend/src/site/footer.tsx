import { use } from 'react'
import { Link } from 'react-router-dom'
import { allFeedLinks } from '../content/feed/feed-links'
import { imageSource } from '../content/media'
import { menuPages } from '../content/menu-pages'
import type { FrameFragment } from '../content/site.generated'
import { paths } from '../paths'
import { Icon } from '../ui/control/icon'
import { OutLink } from '../ui/control/out-link'
import { FrozenContext } from '../ui/page/frozen'
import { Image } from '../ui/page/image'
import { Lines } from '../ui/text/lines'
import { ScientificText } from '../ui/text/scientific-text'
import { ColourChoice } from './colour-choice'
import * as styles from './footer.module.css'

const thisYear = () => new Date().getFullYear()

export function Footer({ groupName, site }: { groupName: string; site: FrameFragment | null }) {
  const { department, institution, postalAddress, office, directions } = site ?? {}
  const logos = (site?.logos ?? []).map(imageSource)
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['row']}>
          <p>
            <strong className={styles['group']}>
              <ScientificText>{groupName}</ScientificText>
            </strong>
            <span className={styles['place']}>
              <ScientificText>{[department, institution].filter(Boolean).join(', ')}</ScientificText>
            </span>
          </p>
          <nav aria-label="Footer">
            <ul className={styles['links']}>
              <li>
                <Link to={paths.home}>Home</Link>
              </li>
              <li>
                <Link to={paths.contact}>Contact</Link>
              </li>
              {menuPages(site, 'footer').map(({ to, title }) => (
                <li key={to}>
                  <Link to={to}>
                    <ScientificText>{title}</ScientificText>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles['columns']}>
          {postalAddress && (
            <section>
              <h2 className={styles['heading']}>Address</h2>
              <address>
                <Lines className={styles['line']}>{postalAddress}</Lines>
              </address>
            </section>
          )}
          {(office ?? directions) && (
            <section>
              <h2 className={styles['heading']}>Visit</h2>
              {office && (
                <p>
                  <ScientificText>{office}</ScientificText>
                </p>
              )}
              {directions && <OutLink url={directions} label="Directions" />}
            </section>
          )}
          <section>
            <h2 className={styles['heading']}>Follow</h2>
            <ul>
              {(site?.followLinks ?? []).map((link) => (
                <li key={link.url}>
                  <OutLink {...link} />
                </li>
              ))}
              {allFeedLinks.map(({ path, title, type }) => (
                <li key={path}>
                  <a href={path} type={type}>
                    <Icon name="feed" size={14} /> {title} feed
                  </a>
                </li>
              ))}
            </ul>
          </section>
          {logos.length > 0 && (
            <ul className={styles['logos']}>
              {logos.map((logo) => (
                <li key={logo.src}>
                  <Image image={logo} sizes="10rem" className={styles['logo']} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles['row']}>
          <p className={styles['place']}>
            {/* The page may have been made in the year before. */}©{' '}
            <span suppressHydrationWarning>{thisYear()}</span> <ScientificText>{groupName}</ScientificText>
          </p>
          {!(import.meta.env.SSR && use(FrozenContext)) && <ColourChoice />}
          <ul className={styles['links']}>
            <li>
              <Link to={paths.privacy}>Privacy</Link>
            </li>
            <li>
              <Link to={paths.accessibility}>Accessibility</Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
