import { useState, type HTMLAttributes, type ReactNode } from 'react'
import { IconButton } from '../control/edit-controls'
import { moved } from './moved'
import styles from './sortable-list.module.css'

/** What the part of an item that can be dragged takes as its attributes. */
export type DragHandle = Pick<HTMLAttributes<HTMLElement>, 'draggable' | 'onDragStart' | 'onDragEnd'>

/**
 * A grid that is put in order by dragging, and by buttons for whoever cannot drag (WCAG 2.5.7). Where an item has gone
 * is told to screen readers.
 *
 * @param props.nameOf an item in words: "Nanowires under the microscope"
 * @param props.onOrder told the items in their new order
 * @param props.children draws an item: `moves` are its two buttons, `handle` goes to what is dragged
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
  children: (item: T, parts: { moves: ReactNode; handle: DragHandle; index: number }) => ReactNode
}) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')

  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    onOrder(moved(items, from, to))
    setSaid(`${nameOf(item)} is now number ${String(to + 1)} of ${String(items.length)}.`)
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
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
          <li
            key={keyOf(item)}
            className={styles['item']}
            data-dragged={dragged === index || undefined}
            data-over={dragged === undefined || over !== index ? undefined : side(dragged, index)}
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
      <p role="status" className={styles['said']}>
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
