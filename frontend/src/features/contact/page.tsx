import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { groupThing } from '../../content/group-thing'
import { pageQuery } from '../../cms/page-query'
import { Page } from '../../ui/page/page'
import { noThings } from '../../ui/page/page-head'
import { ContactDocument } from './queries.generated'
import styles from './page.module.css'

export const loader = pageQuery(ContactDocument)

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  const phone = site?.phone
  const emails = [site?.email, site?.secondEmail].filter((email) => typeof email === 'string' && email !== '')
  const address = (site?.postalAddress ?? '').split('\n').filter((line) => line.trim() !== '')
  return (
    <Page
      title="Contact"
      description={`Postal address, e-mail and telephone of the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
      things={import.meta.env.SSR && site ? (origin) => [groupThing(origin, site, site)] : noThings}
    >
      <div className={styles['columns']}>
        {address.length > 0 && (
          <section>
            <h2 className={styles['heading']}>Post</h2>
            <address>
              {address.map((line, index) => (
                <span key={index} className={styles['line']}>
                  {line}
                </span>
              ))}
            </address>
          </section>
        )}
        {emails.length > 0 && (
          <section>
            <h2 className={styles['heading']}>E-mail</h2>
            <ul>
              {emails.map((email) => (
                <li key={email}>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {phone && (
          <section>
            <h2 className={styles['heading']}>Telephone</h2>
            {/* RFC 3966: a tel: address holds digits and a leading plus; what is read may hold spaces. */}
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </section>
        )}
      </div>
    </Page>
  )
}
