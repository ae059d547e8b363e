import { useEffect, useRef, type SyntheticEvent } from 'react'
import { paths } from '../../../paths'
import { readSelection, writeSelection, type Selection } from './selection'
import { useInstantForm } from './use-instant-form'

/** As long as somebody types faster than this, nothing is asked. */
const pause = 250

const spell = (search: URLSearchParams) => writeSelection(readSelection(search))

/**
 * Lets the list follow the form while somebody types and chooses; the field keeps the focus and what is typed.
 *
 * @param selection what the page shows now
 * @returns `wanted`: what the form's selects show, which is what is on its way to be shown
 */
export function useInstantSelection(selection: Selection) {
  const { form, wanted, sent, show } = useInstantForm(paths.publications, spell)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const showNow = () => {
    clearTimeout(timer.current)
    show()
  }

  // Somebody went back, or cleared the filters: the field shows what the address says, and not what was typed before.
  const address = writeSelection(selection)
  const { q = '' } = selection
  useEffect(() => {
    const field = form.current?.elements.namedItem('q')
    if (address === sent.current || !(field instanceof HTMLInputElement)) return
    sent.current = address
    field.value = q
    // oxlint-disable-next-line react/exhaustive-deps -- when the words change
  }, [q])

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
