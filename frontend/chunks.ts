import path from 'node:path'

/**
 * In which script the modules of a folder are downloaded; the longest name counts. What is in none of them
 * goes with the pages that need it. What lies in a folder called `staff` never reaches a visitor.
 *
 * A page needs a few scripts to wake instead of two dozen: packages, which change seldom; the site; the page itself.
 * Apollo and what staff need stay apart, because they are fetched when they are needed. `waking/entry-client.tsx` waits
 * for its page, so nothing may wait for it: what others share with it belongs to the site.
 */
const folders: Record<string, string | undefined> = {
  'routes.tsx': 'site',
  'paths.ts': 'site',
  'cms/': 'site',
  'cms/apollo/': 'apollo',
  'content/': 'site',
  'session/': 'site',
  // Its style sheet is in everybody's page of the staff area, its script only there.
  'session/guard/': undefined,
  'site/': 'site',
  'ui/': 'site',
  'session/sign-in.ts': undefined,
  // What is fetched with Apollo.
  'cms/for-staff.ts': 'asking',
  'ui/feedback/patiently.ts': 'asking',
  'ui/feedback/random-key.ts': 'asking',
  // What stands on some pages only, and wakes with them.
  'cms/delete.ts': 'items',
  'cms/page-number.ts': 'items',
  'cms/restore.ts': 'items',
  'content/attachment-links.tsx': 'items',
  'content/attachment-titles.ts': 'items',
  'session/delete-control.tsx': 'items',
  'session/edit-control.tsx': 'items',
  'session/item-controls.tsx': 'items',
  'session/use-refresh.ts': 'items',
  'session/use-with-page.ts': 'items',
  'ui/control/controlled-heading.tsx': 'items',
  'ui/control/edit-controls.tsx': 'items',
  'ui/control/search-input.tsx': 'items',
  'ui/feedback/save-error.ts': 'items',
  'ui/page/card-grid.tsx': 'items',
  'ui/text/plain-text.ts': 'items',
  // Only where the server drew none.
  'ui/drawing/drawings.ts': undefined,
  'ui/control/copy-button.tsx': undefined,
  'ui/page/link-card.tsx': undefined,
  'ui/page/page-links.tsx': undefined,
  'ui/page/document-links.tsx': undefined,
  'ui/page/reading-page.tsx': undefined,
  'ui/carousel/': 'carousel',
  'ui/motion/': 'carousel',
  'ui/form/': 'forms',
}

const packages: Record<string, string[]> = {
  react: ['react', 'react-dom', 'scheduler'],
  router: ['react-router', 'react-router-dom'],
  apollo: ['@apollo', '@wry', 'graphql', 'optimism', 'rxjs', 'tslib'],
  forms: ['react-hook-form', '@hookform', 'valibot'],
  carousel: ['embla-carousel', 'embla-carousel-react', 'embla-carousel-reactive-utils'],
}

const src = path.join(import.meta.dirname, 'src')
const longestFirst = Object.entries(folders).sort(([one], [other]) => other.length - one.length)

/** Whether a module's name is that of a style sheet which visitors see. @param id its path */
const isVisitorSheet = (id: string): boolean =>
  id.startsWith(src) && id.endsWith('.css') && !isForStaff(path.relative(src, id))

/** Stands in every page and in no other sheet: a browser that met its fonts again would load them again. */
const fonts = path.join(src, 'ui/theme/fonts.css')

/** Staff's own: fetched with the scripts of the staff area. @param file relative to `src` */
export const isForStaff = (file: string): boolean => file.startsWith('ui/form/') || isInStaffFolder(file)

const isInStaffFolder = (file: string) => path.dirname(file).split(path.sep).includes('staff')

/** The script that a module is downloaded in, if it is not that of the page that needs it. @param id its path */
export function chunkOf(id: string): string | null {
  const parts = id.split('/node_modules/')
  if (parts.length > 1) {
    const [name = ''] = (parts.at(-1) ?? '').split('/')
    return Object.keys(packages).find((chunk) => packages[chunk]?.includes(name)) ?? null
  }
  if (!id.startsWith(src)) return null
  if (isVisitorSheet(id)) return id === fonts ? null : 'site'
  const file = path.relative(src, id)
  if (isInStaffFolder(file)) return null
  return longestFirst.find(([folder]) => file.startsWith(folder))?.[1] ?? null
}
