import { accept, refuse, type Rule } from '../../rules/rules'
import { isAbsent } from '../../rules/text-rules'
import { readWholeNumber } from '../../rules/value-rules'

const label = 'Year'
const missing = 'Publication year is required'
const first = { value: 1900, message: 'The year must be 1900 or later' }
// An article that is accepted this year may carry the next one.
const last = { value: 'nextYear', message: 'The year must not lie in the future' } as const

/** The year of a publication; one that names none is of this year. */
export const year: Rule = {
  label,
  limits: { required: missing, min: first, max: last },
  check: (value) => {
    const present = new Date().getFullYear()
    if (value === undefined) return accept(present)
    const number = readWholeNumber(value)
    if (isAbsent(value)) return refuse(missing)
    if (number === undefined) return refuse(`${label} must be a whole number`)
    if (number < first.value) return refuse(first.message)
    return number > present + 1 ? refuse(last.message) : accept(number)
  },
}
