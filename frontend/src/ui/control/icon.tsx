import * as styles from './icon.module.css'

const shapes = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  first: 'M18 5l-7 7 7 7M6 5v14',
  down: 'M5 9l7 7 7-7',
  search: 'M10.5 4.5a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM15 15l5 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  edit: 'M5 19l1-4L16 5l3 3L9 18z',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  up: 'M5 15l7-7 7 7',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  calendar: 'M5 6h14v14H5zM5 11h14M9 3.5v4M15 3.5v4',
  feed: 'M5.5 18.5h.01M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 5a14 14 0 0 1 14 14',
  download: 'M12 4v10M7.5 10.5L12 15l4.5-4.5M5 20h14',
  copy: 'M9 9h10v11H9zM15 9V5H5v11h4',
  external: 'M8 6h10v10M18 6L6 18',
} as const

export type IconName = keyof typeof shapes

/**
 * A line drawing beside words or inside a control that has a name; never read out itself.
 *
 * @param props.size in pixels of the usual size of type, with which it grows
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const side = `${String(size / 16)}rem`
  return (
    <svg className={styles['icon']} width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
