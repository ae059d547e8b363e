import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import favicon from '../../favicon.png'
import { inWords } from './in-words'
import { IntegerInput } from './integer-input'
import { keepWhatWasTyped } from './keep-what-was-typed'
import { listColumns } from './list-columns'
import { SavesAreLive } from './saves-are-live'

/** What Strapi's admin does differently here, by the hooks that it offers for that. Both functions are called by Strapi. */
export default {
  config: {
    locales: [],
    head: { favicon },
    // Strapi asks here for the words of an enumeration's value.
    translations: { en: inWords },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    // Strapi's types say nothing of what it gives to an input.
    app.addFields({ type: 'integer', Component: IntegerInput as ComponentType })
  },
  bootstrap(app: StrapiApp) {
    keepWhatWasTyped()
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', listColumns)
    const { apis } = app.getPlugin('content-manager')
    const { addEditViewSidePanel } = apis as { addEditViewSidePanel: (panels: unknown[]) => void }
    addEditViewSidePanel([SavesAreLive])
    hideWhatIsNotForEditors()
  },
}

/** The menu's links to Strapi's market and to the builder of forms, which cannot build in production; its advertisement. */
function hideWhatIsNotForEditors() {
  if (import.meta.env.DEV) return
  const style = document.createElement('style')
  style.textContent = `nav :is(a[href="https://market.strapi.io"], a[href*="/plugins/content-type-builder"]),
    div:has(> div > div > div > a[href^="https://strapi.io/blog/"]) { display: none }`
  document.head.append(style)
}
