import type { ReactNode } from 'react'
import sans from './ui/fonts/source-sans-3.woff2?url'
import serif from './ui/fonts/source-serif-4-600.woff2?url'

/**
 * The HTML document around the application.
 *
 * The style sheet and the page's data are known to the server only; in the browser they are left as they came. The data
 * is JSON that no browser executes, so the content security policy needs no exception for it.
 *
 * @param props.styles the site's style sheet, written into the page so that nothing is waited for
 * @param props.state the page's data as JSON that is safe inside a script element
 */
export const Document = ({
  styles = '',
  state = '',
  children,
}: {
  styles?: string
  state?: string
  children: ReactNode
}) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="" />
      <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="" />
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
    </head>
    <body>
      {children}
      <script
        id="state"
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: state }}
      />
    </body>
  </html>
)
