import { use, useEffect, useId, useRef, type ReactNode } from 'react'
import { Link, useLocation, useRouteError } from 'react-router-dom'
import { leaderName } from '../content/leader-name'
import { eventTitles } from '../content/event-titles'
import { memberTitles } from '../content/member-titles'
import type { MenuPage } from '../content/menu-pages'
import { eventTypes, paths } from '../paths'
import { Icon } from '../ui/control/icon'
import { Mark } from '../ui/drawing/mark'
import { Image, type ImageSource } from '../ui/page/image'
import { FrozenContext } from '../ui/page/frozen'
import { ScientificText } from '../ui/text/scientific-text'
import * as styles from './navbar.module.css'

interface NavbarProps {
  groupName: string
  icon: ImageSource | undefined
  leader: { name: string; honorific: string | null; slug: string } | null
  /** Pages of the group's own that stand below Team. */
  ofTeam: MenuPage[]
  /** The same below Research Intrest. */
  ofResearch: MenuPage[]
}

/** Letters of a group's name that two lines of a telephone take, beside an icon that is wider than high. */
const mostInTwoLines = (icon: ImageSource | undefined) =>
  (icon?.width ?? 0) > (icon?.height ?? 0) * 1.2 ? 30 : 50

interface Place {
  to: string
  /** How the addresses of the pages below it begin. */
  below?: string[]
  /** Addresses of pages below it. */
  pages?: string[]
}

const admin = { to: paths.add, label: 'Admin', below: [paths.add] }
const lastOfAll: (Place & { label: string })[] = [
  { to: paths.gallery, label: 'Gallery' },
  { to: paths.publications, label: 'Publications', below: [paths.publication(''), paths.references('')] },
  { to: paths.contact, label: 'Contact' },
  admin,
]

/**
 * The navigation bar. Menus are native disclosures and, in narrow windows, a native popover: all of it works before and
 * without JavaScript, which only adds that menus close after a choice, on Escape, on a click elsewhere and when the focus
 * leaves them.
 */
export function Navbar({ groupName, icon, leader, ofTeam, ofResearch }: NavbarProps) {
  const nav = useRef<HTMLElement>(null)
  const panel = useId()
  const current = useCurrent()
  const frozen = import.meta.env.SSR && use(FrozenContext)
  const last = frozen ? lastOfAll.filter((place) => place !== admin) : lastOfAll
  useClosingMenus(nav)
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <Link
          to={paths.home}
          className={styles['brand']}
          data-long={groupName.length > mostInTwoLines(icon) || undefined}
        >
          {icon ? (
            <Image image={icon} sizes="6rem" loading="at once" alt="" className={styles['icon']} />
          ) : (
            <Mark />
          )}
          <span>
            <ScientificText>{groupName}</ScientificText>
          </span>
        </Link>
        {!frozen && (
          <Link
            to={paths.search}
            className={styles['search']}
            aria-label="Search the site"
            aria-current={current(paths.search) || undefined}
          >
            <Icon name="search" size={24} />
          </Link>
        )}
        <button type="button" className={styles['toggle']} popoverTarget={panel} aria-label="Menu">
          <Icon name="menu" size={26} />
          <Icon name="close" size={26} />
        </button>
        <nav ref={nav} id={panel} popover="auto" aria-label="Main" className={styles['panel']}>
          <ul className={styles['items']}>
            <Item to={paths.home}>Home</Item>
            <Menu
              to={paths.team}
              label="Team"
              below={[`${paths.team}/`, paths.person('')]}
              pages={[...(leader ? [paths.leader(leader.slug)] : []), ...ofTeam.map(({ to }) => to)]}
            >
              {leader && <Item to={paths.leader(leader.slug)}>{leaderName(leader)}</Item>}
              <Item to={paths.members('presentGroupMembers')}>{memberTitles.presentGroupMembers}</Item>
              <Item to={paths.members('pastGroupMembers')}>{memberTitles.pastGroupMembers}</Item>
              <PageItems pages={ofTeam} />
            </Menu>
            <Menu to={paths.event} label="Events" below={eventTypes.map(paths.events)}>
              {eventTypes.map((type) => (
                <Item key={type} to={paths.events(type)}>
                  {eventTitles[type]}
                </Item>
              ))}
            </Menu>
            <Item to={paths.facilities}>Facilities</Item>
            {ofResearch.length === 0 ? (
              <Item to={paths.researchIntrest}>Research Intrest</Item>
            ) : (
              <Menu
                to={paths.researchIntrest}
                label="Research Intrest"
                pages={ofResearch.map(({ to }) => to)}
                isAtEnd
              >
                <PageItems pages={ofResearch} />
              </Menu>
            )}
            {last.map(({ label, ...link }) => (
              <Item key={label} {...link} className={styles['last']}>
                {label}
              </Item>
            ))}
            <li className={styles['more']}>
              <details name="menu" className={styles['menu']}>
                <summary
                  className={styles['link']}
                  aria-current={last.some(({ to, below }) => current(to, below)) || undefined}
                >
                  More <Icon name="down" size={14} />
                </summary>
              </details>
              <ul className={styles['dropdown']}>
                {last.map(({ label, ...link }) => (
                  <Item key={label} {...link}>
                    {label}
                  </Item>
                ))}
              </ul>
            </li>
            {!frozen && (
              <li className={styles['searchItem']}>
                <Link
                  to={paths.search}
                  className={styles['link']}
                  aria-label="Search the site"
                  aria-current={current(paths.search) || undefined}
                >
                  <Icon name="search" />
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  )
}

/** Tells what a link is to the page that is shown: the page itself, or a page above it. */
function useCurrent() {
  const { pathname } = useLocation()
  // An address that names nothing is nowhere, whatever it begins with.
  const isShown = !useRouteError()
  return (to: string, below: string[] = [], pages: string[] = []) => {
    if (pathname === to) return 'page'
    const isBelow = pages.includes(pathname) || below.some((begin) => pathname.startsWith(begin))
    return isShown && isBelow && 'true'
  }
}

const NavigationLink = ({ to, below, pages, children }: Place & { children: ReactNode }) => (
  <Link to={to} aria-current={useCurrent()(to, below, pages) || undefined} className={styles['link']}>
    {children}
  </Link>
)

const Item = ({
  className,
  ...link
}: Place & {
  className?: string | undefined
  children: ReactNode
}) => (
  <li className={className}>
    <NavigationLink {...link} />
  </li>
)

const PageItems = ({ pages }: { pages: MenuPage[] }) =>
  pages.map(({ to, title }) => (
    <Item key={to} to={to}>
      <ScientificText>{title}</ScientificText>
    </Item>
  ))

/**
 * A page's link with the pages below it beside it: the name leads to the page, the arrow opens the menu, and so does a
 * pointer that hovers. That is up to the style sheet, which is why the menu stands after the disclosure and not inside.
 *
 * @param props.isAtEnd whether there is no room to the right of its name for a menu of long titles
 */
const Menu = ({
  label,
  isAtEnd = false,
  children,
  ...place
}: Place & { label: string; isAtEnd?: boolean; children: ReactNode }) => (
  <li className={isAtEnd ? `${styles['withMenu']} ${styles['atEnd']}` : styles['withMenu']}>
    <NavigationLink {...place}>{label}</NavigationLink>
    <details name="menu" className={styles['menu']}>
      <summary className={styles['open']} aria-label={`${label} menu`}>
        <Icon name="down" size={14} />
      </summary>
    </details>
    <ul className={styles['dropdown']}>{children}</ul>
  </li>
)

function useClosingMenus(nav: React.RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    const element = nav.current
    // A menu that was opened before the page woke stays open.
    if (!element || shown.current === key) return
    shown.current = key
    closeMenus(element)
    dismissHovered(element)
    // Only an open popover can be hidden; in wide windows it is a plain bar that was never opened.
    if (element.matches(':popover-open')) element.hidePopover()
  }, [nav, key])

  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (nav.current) closeMenus(nav.current, placeOf(target))
    }
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      const place = placeOf(target)
      if (relatedTarget && place && place !== placeOf(relatedTarget)) closeMenus(place)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !nav.current) return
      dismissHovered(nav.current)
      const open = nav.current.querySelector('details[open]')
      open?.removeAttribute('open')
      open?.querySelector('summary')?.focus()
    }
    const element = nav.current
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    element?.addEventListener('focusout', onFocus)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
      element?.removeEventListener('focusout', onFocus)
    }
  }, [nav])
}

/** The item of the bar that something stands in. */
const placeOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('li:has(> details)') : null

function closeMenus(within: Element, except: Element | null = null): void {
  for (const menu of within.querySelectorAll('details[open]'))
    if (placeOf(menu) !== except) menu.removeAttribute('open')
}

/** A menu that is open because the pointer is over it closes too, until the pointer comes again (WCAG 1.4.13). */
function dismissHovered(nav: Element): void {
  const hovered = nav.querySelector('li:hover:has(> details)')
  hovered?.toggleAttribute('data-dismissed', true)
  hovered?.addEventListener(
    'pointerleave',
    () => {
      hovered.removeAttribute('data-dismissed')
    },
    { once: true },
  )
}
