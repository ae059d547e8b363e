import { Icon } from '../control/icon'
import * as styles from './pause-button.module.css'

/** Stops and starts what moves by itself (WCAG 2.2.2). `what` completes the name: "Pause the slideshow". */
export const PauseButton = ({
  playing,
  what,
  onChoose,
}: {
  playing: boolean
  what: string
  onChoose: (playing: boolean) => void
}) => (
  <button
    type="button"
    className={styles['button']}
    aria-label={`${playing ? 'Pause' : 'Play'} the ${what}`}
    onClick={() => {
      onChoose(!playing)
    }}
  >
    <Icon name={playing ? 'pause' : 'play'} size={16} />
  </button>
)
