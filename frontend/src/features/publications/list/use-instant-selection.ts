import { useEffect, useRef, type SyntheticEvent } from 'react'
import { paths } from '../../../paths'
import { readSelection, writeSelection } from './selection'
import { useInstantForm } from './use-instant-form'

/** As long as somebody types faster than this, nothing is asked. */
const pause = 250

const spell = (search: URLSearchParams) => writeSelection(readSelection(search))

/**
 * Lets the list follow the form while somebody types and chooses; the field keeps the focus and what is typed.
 *
 * @returns `wanted`: what the form's selects show, which is what is on its way to be shown
 */
export function useInstantSelection() {
  const { form, wanted, show } = useInstantForm(paths.publications, spell)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const showNow = () => {
    clearTimeout(timer.current)
    show()
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )

  return {
    form,
    wanted: readSelection(wanted),
    type: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(showNow, pause)
    },
    choose: showNow,
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      showNow()
    },
  }
}
