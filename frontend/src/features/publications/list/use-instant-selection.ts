import { useEffect, useRef, type SyntheticEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { paths } from '../../../paths'
import { readSelection, writeSelection, type Selection } from './selection'

/** As long as somebody types faster than this, nothing is asked. */
const pause = 250

/**
 * Lets the list follow the form while somebody types and chooses. The address is replaced, so that the browser's back
 * button leaves the page and not a letter; the field keeps the focus and what is typed.
 *
 * @param selection what the page shows now
 * @returns `wanted`: what the form's selects show, which is what is on its way to be shown
 */
export function useInstantSelection(selection: Selection) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(selection.q ?? '')
  const navigate = useNavigate()
  const { location } = useNavigation()
  const wanted =
    location?.pathname === paths.publications
      ? readSelection(new URLSearchParams(location.search))
      : selection

  const show = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = readForm(form.current)
    sent.current = typed.q ?? ''
    void navigate(paths.publications + writeSelection(typed), { replace: true, preventScrollReset: true })
  }

  // Somebody went back, or cleared the filters: the field shows what the address says, and not what was typed before.
  const { q = '' } = selection
  useEffect(() => {
    const field = form.current?.elements.namedItem('q')
    if (q === sent.current || !(field instanceof HTMLInputElement)) return
    sent.current = q
    field.value = q
  }, [q])

  // What was typed or chosen before the page was awake has not been answered yet.
  useEffect(() => {
    if (form.current && writeSelection(readForm(form.current)) !== writeSelection(selection)) show()
    return () => {
      clearTimeout(timer.current)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it wakes
  }, [])

  return {
    form,
    wanted,
    type: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(show, pause)
    },
    choose: () => {
      show()
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      show()
    },
  }
}

function readForm(form: HTMLFormElement): Selection {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') search.append(name, value)
  }
  return readSelection(search)
}
