import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Lets a page follow its form, a plain one whose address can be shared. The address is replaced, so that the browser's
 * back button leaves the page and not a choice.
 *
 * @param pathname of the page
 * @param spell writes the query of an address in its one spelling, with its `?`
 * @returns `wanted`: what the form's choices show, which is what was chosen last, on its way or arrived
 */
export function useInstantForm(pathname: string, spell: (search: URLSearchParams) => string) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const [present] = useSearchParams()
  const address = spell(present)
  const [wanted, setWanted] = useState(address)

  // Where the form has led to that has not arrived yet, in order.
  const onTheWay = useRef<string[]>([])

  useEffect(() => {
    const place = onTheWay.current.indexOf(address)
    // Nowhere: somebody went back, or cleared the filters.
    onTheWay.current = place < 0 ? [] : onTheWay.current.slice(place + 1)
    // An earlier choice arrived: the form keeps the later one, or the next would be read without it.
    if (onTheWay.current.length === 0) setWanted(address)
  }, [address])

  const show = () => {
    if (!form.current) return
    const query = spell(readForm(form.current))
    onTheWay.current = query === address ? [] : [...onTheWay.current, query]
    // At once: until the router tells of it, React would put a choice back, and the next one would be read without it.
    setWanted(query)
    void navigate(pathname + query, { replace: true, preventScrollReset: true })
  }

  // What was typed or chosen before the page was awake has not been answered yet.
  useEffect(() => {
    if (form.current && spell(readForm(form.current)) !== address) show()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it wakes
  }, [])

  return {
    form,
    wanted: new URLSearchParams(wanted),
    show,
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      show()
    },
  }
}

function readForm(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') search.append(name, value)
  }
  return search
}
