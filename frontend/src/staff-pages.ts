import type { ComponentType } from 'react'
import type { PageLoader } from './cms/page-query'

/** A route's module. */
export interface PageModule {
  Component: ComponentType
  loader: PageLoader<unknown>
}

/** The pages of the staff area, apart from the others: a list of their scripts is nothing for visitors. */
export const staffPages = import.meta.glob<PageModule>('./features/**/staff/**/{page,admin}.tsx')
