import { feedAt } from '../content/feed/feed'
import { paths } from '../paths'
import { SecurityTextDocument } from './security-text.generated'

/** Whom to tell of a weakness of the site (RFC 9116): the e-mail address of the settings. Without one it is not there. */
export const securityText = feedAt(paths.securityText, {
  type: 'text/plain; charset=utf-8',
  make: async (ask, origin) => {
    const email = (await ask(SecurityTextDocument, {})).site?.email
    return email ? writeSecurityText(email, origin, new Date()) : null
  },
})

export const writeSecurityText = (email: string, origin: string, now: Date): string =>
  [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expiry(now)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${paths.securityText}`,
    '',
  ].join('\n')

/** Less than a year ahead, as RFC 9116 §2.5.5 asks, and the same day for half a year: what is kept changes seldom. */
function expiry(now: Date): string {
  const year = now.getUTCFullYear()
  return now.getUTCMonth() < 6 ? `${year + 1}-01-01` : `${year + 1}-07-01`
}
