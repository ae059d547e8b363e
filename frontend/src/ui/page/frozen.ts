import { createContext } from 'react'

/**
 * Whether a page is made for a folder of files, which any web server serves and no program answers for
 * (`server/freeze`): what needs one is left out. Only where pages are rendered:
 * `import.meta.env.SSR && use(FrozenContext)`.
 */
export const FrozenContext = createContext(false)
