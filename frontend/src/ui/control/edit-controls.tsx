import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { FrozenContext } from '../page/frozen'
import { Icon, type IconName } from './icon'
import * as styles from './edit-controls.module.css'

/** The one control of a toolbar that Tab leads to, by its icon. Outside of a toolbar each is a stop of its own. */
const StopContext = createContext<{ stop: IconName; setStop: (icon: IconName) => void } | undefined>(
  undefined,
)

/**
 * The controls beside something that staff can change: a toolbar, which is one stop of Tab with arrow keys inside
 * (WAI-ARIA APG, Toolbar). A stranger sees them where they point at the thing, or where no pointer hovers one small mark
 * that opens them; a browser that is signed in always sees them (`data-staff`, which `StaffProvider` sets).
 *
 * @param props.what the thing in words: "Spin coater"
 * @param props.first the icon of the control that Tab leads to at first
 */
export function EditControls({
  what,
  first = 'edit',
  children,
}: {
  what: string
  first?: IconName
  children: ReactNode
}) {
  const [stop, setStop] = useState(first)
  const [open, setOpen] = useState(false)
  const toolbar = useRef<HTMLDivElement>(null)
  // The mark has gone with the focus.
  useEffect(() => {
    if (open) toolbar.current?.querySelector('button')?.focus()
  }, [open])
  if (import.meta.env.SSR && use(FrozenContext)) return null
  return (
    <div className={styles['controls']} data-open={open || undefined}>
      <button
        type="button"
        className={styles['mark']}
        aria-label={`Change ${what}`}
        aria-expanded={open}
        onClick={() => {
          setOpen(true)
        }}
      >
        <Icon name="more" size={20} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the controls inside have the focus */}
      <div ref={toolbar} role="toolbar" aria-label={what} className={styles['tools']} onKeyDown={walk}>
        <StopContext value={{ stop, setStop }}>{children}</StopContext>
      </div>
    </div>
  )
}

/** A key's way through the controls of a toolbar, around at the ends. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const controls = [...event.currentTarget.querySelectorAll('button')]
  const here = controls.findIndex((control) => control === event.target)
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key]
  if (here === -1 || next === undefined) return
  event.preventDefault()
  controls.at(next % controls.length)?.focus()
}

/** @param props.label says what happens to what: "Edit Spin coater" */
export function IconButton({
  icon,
  label,
  onClick,
  disabled = false,
  ref,
}: {
  icon: 'edit' | 'bin' | 'up' | 'down' | 'previous' | 'next' | 'first' | 'close' | 'calendar'
  label: string
  onClick: () => void
  disabled?: boolean
  ref?: Ref<HTMLButtonElement> | undefined
}) {
  const toolbar = use(StopContext)
  return (
    <button
      type="button"
      className={styles['control']}
      aria-label={label}
      tabIndex={toolbar && toolbar.stop !== icon ? -1 : undefined}
      onFocus={() => toolbar?.setStop(icon)}
      // Only where it is wanted: in the HTML of a long list the words would stand twice for each control.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = label
      }}
      ref={ref}
      // Not `disabled`: a control that has just been used up keeps the focus.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
