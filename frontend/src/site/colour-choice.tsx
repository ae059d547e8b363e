import { useEffect, useEffectEvent, useRef } from 'react'
import { chooseColours, colourChoices, useColours } from '../ui/theme/colours'
import * as styles from './colour-choice.module.css'

const names = { light: 'Light', dark: 'Dark' }

/** Light or dark colours, where somebody wants others than the device has. Without JavaScript it is not shown. */
export function ColourChoice() {
  const colours = useColours()
  const select = useRef<HTMLSelectElement>(null)
  const choose = () => {
    chooseColours(colourChoices.find((one) => one === select.current?.value))
  }
  // What was chosen before the page was awake has not been heeded yet.
  const catchUp = useEffectEvent(() => {
    if (select.current?.value !== (colours ?? '')) choose()
  })
  useEffect(() => {
    catchUp()
  }, [])
  return (
    <label className={styles['choice']}>
      Colours
      <select
        ref={select}
        className={styles['select']}
        // What a browser fills in after a reload is not what was chosen.
        autoComplete="off"
        value={colours ?? ''}
        onChange={choose}
      >
        <option value="">as the device</option>
        {colourChoices.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
