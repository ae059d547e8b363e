import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as styles from './tabs.module.css'

interface Tab {
  name: string
  label: string
  panel: ReactNode
}

/** Where each key leads from a tab, as the tabs pattern of the ARIA Authoring Practices Guide has it. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const namedBy = (hash: string, tabs: [Tab, ...Tab[]]): string =>
  (tabs.find(({ name }) => `#${name}` === hash) ?? tabs[0]).name

/**
 * Panels of which one is shown. What is typed in the others stays. Arrow keys move between the tabs; the address names
 * the tab after `#`, so that it can be linked to and survives a reload.
 *
 * @param props.label what the tabs are about, for screen readers
 */
export function Tabs({ label, tabs }: { label: string; tabs: [Tab, ...Tab[]] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const location = useLocation()
  const [followed, setFollowed] = useState(location)
  const [shown, setShown] = useState(() => namedBy(location.hash, tabs))
  // Somebody has followed a link to one of them from here.
  if (followed !== location) {
    setFollowed(location)
    setShown(namedBy(location.hash, tabs))
  }

  const show = (index: number) => {
    const tab = tabs[index]
    if (!tab) return
    setShown(tab.name)
    // Not a navigation: the router would take the page for another one and scroll.
    window.history.replaceState(
      window.history.state,
      '',
      index === 0 ? window.location.pathname : `#${tab.name}`,
    )
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    show(
      step(
        tabs.findIndex(({ name }) => name === shown),
        tabs.length,
      ),
    )
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside have the focus */}
      <div ref={list} role="tablist" aria-label={label} className={styles['tabs']} onKeyDown={onKeyDown}>
        {tabs.map(({ name, label: words }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === shown ? 0 : -1}
            className={styles['tab']}
            onClick={() => {
              show(index)
            }}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== shown}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
