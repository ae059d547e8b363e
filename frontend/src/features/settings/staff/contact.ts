import * as v from 'valibot'
import { longText, optional, optionalEmail } from '../../../ui/form/rules'
import type { SectionRules } from './section'

/** What may follow `tel:` once spaces and punctuation are gone (RFC 3966 §3). */
const phone = /^\+?\d{5,15}$/

const schema = v.object({
  postalAddress: optional('Postal address', longText),
  email: optionalEmail('Write an address such as name@university.example.', 'E-mail'),
  secondEmail: optionalEmail('Write an address such as name@university.example.', 'Second e-mail'),
  phone: v.pipe(
    optional('Phone'),
    v.check(
      (text) => text === null || phone.test(text.replace(/[\s().\-/]/g, '')),
      'Write a number such as +91 80 1234 5678.',
    ),
  ),
})

export const contact: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ postalAddress, email, secondEmail, phone }) => ({ postalAddress, email, secondEmail, phone }),
  dataOf: (values) => values,
}
