import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { settingsParts } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { parts } from './parts'
import { PasswordSection } from './password-section'
import { AddSettingsDocument } from './site/queries.generated'
import { SettingsSection } from './settings-section'
import * as styles from './admin.module.css'

export const loader = pageQuery(AddSettingsDocument)

export const Component = () => (
  <StaffPage title="Site Settings">
    <nav aria-label="Sections">
      <ul className={styles['sections']}>
        {settingsParts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{parts[part].title}</a>
          </li>
        ))}
        <li>
          <a href="#password">Password</a>
        </li>
      </ul>
    </nav>
    <Sections />
    <PasswordSection />
  </StaffPage>
)

function Sections() {
  const { site } = useLoaderData<typeof loader>()
  // The browser has looked for the part that the address names before the guard let it be drawn.
  useEffect(() => {
    const part = [...settingsParts, 'password'].find((known) => window.location.hash === `#${known}`)
    if (part) document.getElementById(part)?.scrollIntoView()
  }, [])
  return settingsParts.map((part) => <SettingsSection key={part} part={part} site={site} />)
}
