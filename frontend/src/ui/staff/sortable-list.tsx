import {
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { IconButton } from '../control/edit-controls'
import { moved } from './moved'
import * as unseen from '../text/unseen.module.css'
import * as styles from './sortable-list.module.css'

/** What the part of an item that can be dragged takes as its attributes. */
export type DragHandle = Pick<HTMLAttributes<HTMLElement>, 'draggable' | 'onDragStart' | 'onDragEnd'>

/** An item in its list: `moves` are its three buttons, `handle` goes to what is dragged. */
export interface PlaceInList {
  moves: ReactNode
  handle: DragHandle
  index: number
}

/**
 * A grid that is put in order by dragging, by buttons for whoever cannot drag (WCAG 2.5.7), and by keys from wherever the
 * focus is inside an item: Ctrl with an arrow moves it by one, with Home or End to the first or last place. Where an item
 * has gone is told to screen readers.
 *
 * @param props.nameOf an item in words: "Nanowires under the microscope"
 * @param props.onOrder told the items in their new order
 * @param props.children draws an item
 */
export function SortableList<T>({
  items,
  keyOf,
  nameOf,
  onOrder,
  className,
  children,
}: {
  items: T[]
  keyOf: (item: T) => string
  nameOf: (item: T) => string
  onOrder: (items: T[]) => void
  className?: string | undefined
  children: (item: T, place: PlaceInList) => ReactNode
}) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')
  const focused = useRef<Element>(null)

  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    onOrder(moved(items, from, to))
    focused.current = document.activeElement
    setSaid(`${nameOf(item)} is now number ${String(to + 1)} of ${String(items.length)}.`)
  }
  // A browser takes the focus from what is moved in the page.
  useLayoutEffect(() => {
    const { current } = focused
    focused.current = null
    if (current instanceof HTMLElement && current.isConnected) current.focus()
  }, [items])
  const byKey = (event: KeyboardEvent, from: number) => {
    if (!(event.ctrlKey || event.metaKey)) return
    const to = {
      ArrowUp: from - 1,
      ArrowLeft: from - 1,
      ArrowDown: from + 1,
      ArrowRight: from + 1,
      Home: 0,
      End: items.length - 1,
    }[event.key]
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    if (to === undefined || isTyping) return
    event.preventDefault()
    move(from, to)
  }
  const stop = () => {
    setDragged(undefined)
    setOver(undefined)
  }

  return (
    <>
      <ol className={className}>
        {items.map((item, index) => (
          // Dragging is a short cut of the buttons inside.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={keyOf(item)}
            className={styles['item']}
            data-dragged={dragged === index || undefined}
            data-over={dragged === undefined || over !== index ? undefined : side(dragged, index)}
            onKeyDown={(event) => {
              byKey(event, index)
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(index)
            }}
            onDrop={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              move(dragged, index)
              stop()
            }}
          >
            {children(item, {
              index,
              moves: (
                <span className={styles['moves']}>
                  <IconButton
                    icon="first"
                    label={`Move ${nameOf(item)} to the first place`}
                    disabled={index === 0}
                    onClick={() => {
                      move(index, 0)
                    }}
                  />
                  <IconButton
                    icon="previous"
                    label={`Move ${nameOf(item)} earlier`}
                    disabled={index === 0}
                    onClick={() => {
                      move(index, index - 1)
                    }}
                  />
                  <IconButton
                    icon="next"
                    label={`Move ${nameOf(item)} later`}
                    disabled={index === items.length - 1}
                    onClick={() => {
                      move(index, index + 1)
                    }}
                  />
                </span>
              ),
              handle: {
                draggable: true,
                onDragStart: (event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  // Firefox drags only what carries something.
                  event.dataTransfer.setData('text/plain', nameOf(item))
                  setDragged(index)
                },
                onDragEnd: stop,
              },
            })}
          </li>
        ))}
      </ol>
      {/* Others see the item move. */}
      <p role="status" className={unseen['unseen']}>
        {said}
      </p>
    </>
  )
}

/** On which side of the item under the mouse the dragged one will stand. */
const side = (dragged: number, over: number) => {
  if (dragged === over) return undefined
  return dragged < over ? 'after' : 'before'
}
