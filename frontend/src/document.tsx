import type { ReactNode } from 'react'
import sans from './ui/theme/fonts/source-sans-3.woff2?url'
import serif from './ui/theme/fonts/source-serif-4-600.woff2?url'
import { headScript } from './waking/head-script'

/**
 * The HTML document around the application.
 *
 * The styles and the page's data are known to the server only; in the browser they are left as they came. The styles
 * are written into the place for them when the page is drawn (`entry-server.tsx`), so that nothing is waited for. The data
 * is JSON that no browser executes; the content security policy knows the script and the styles by their hashes.
 *
 * @param props.state the page's data as JSON that is safe inside a script element
 * @param props.accent the accent colour that the site has; teal is its own, and needs no rules (`page-styles.ts`)
 * @param props.boot the text of the script that wakes the page; null for a page that shall not wake
 */
export const Document = ({
  state = '',
  boot = '',
  accent,
  children,
}: {
  state?: string
  boot?: string | null
  accent?: string | null | undefined
  children: ReactNode
}) => (
  // `boot.ts` and the script of the head mark it before React compares.
  <html lang="en" data-accent={accent === 'teal' ? undefined : accent} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="" />
      <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="" />
      {boot !== null && <script dangerouslySetInnerHTML={{ __html: headScript }} />}
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </head>
    <body>
      {children}
      {boot !== null && (
        <>
          <script
            id="state"
            type="application/json"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: state }}
          />
          <script type="module" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
        </>
      )}
    </body>
  </html>
)
