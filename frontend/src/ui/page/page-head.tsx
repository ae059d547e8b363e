import { use, useContext } from 'react'
import { paths } from '../../paths'
import { isPreviewable, previewCopy } from './preview-copy'
import type { ImageSource } from './image'
import { FrozenContext } from './frozen'
import { PageFrameContext } from './page-frame'
import { shortened } from '../text/shortened'
import { breadcrumbs, jsonLd, type Crumb, type Thing } from './json-ld'

/** Search engines cut a description at about so many characters; it is better cut between words. */
const mostShown = 160

/** The same content in another form: a feed, a calendar, a record for reference managers. */
export interface Alternate {
  path: string
  type: string
  title: string
}

export interface PageHeadProps {
  title: string
  /** One or two sentences, which search engines show below the title. Without them they choose their own. */
  description: string | undefined
  /** What programs show beside a link where there is no description. */
  preview?: string
  /** The page's own address, without the origin. */
  path: string
  /** What other programs show beside a link to the page; the site's banner where it is too small for them. */
  image?: ImageSource | undefined
  /** What the page is in Open Graph's words. */
  kind?: 'website' | 'article' | 'profile'
  /** False keeps the page out of search engines. */
  index?: boolean
  /** The pages between the home page and this one. */
  above?: Crumb[]
  /** What the page is about, in schema.org's words, which only the server writes: `import.meta.env.SSR ? … : noThings`. */
  things?: (origin: string) => Thing[]
  alternates?: Alternate[]
}

/** For pages that are about no thing, and for the browser. */
export const noThings = (): Thing[] => []

/** What a page says to search engines, to programs that show previews of links, and to feed readers. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    path,
    kind = 'website',
    index = true,
    above = [],
    things = noThings,
    alternates = [],
  } = props
  const { origin, groupName, defaultBanner } = useContext(PageFrameContext)
  const image = props.image && isPreviewable(props.image) ? props.image : defaultBanner
  const description = props.description && shortened(props.description, mostShown)
  const address = origin + path
  const documentTitle = `${title} · ${groupName}`
  // Browsers have no use for it, so they are not sent what makes it; in theirs, the server's text stays.
  const data =
    import.meta.env.SSR && index ? jsonLd([...way(origin, path, title, above), ...things(origin)]) : ''
  return (
    <>
      <title>{documentTitle}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={address} />
      {!index && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={groupName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {!description && props.preview && (
        <meta name="twitter:description" content={shortened(props.preview, mostShown)} />
      )}
      <meta property="og:url" content={address} />
      {image && <PreviewImage image={image} origin={origin} />}
      {/* X and others take the rest from Open Graph. */}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {!(import.meta.env.SSR && use(FrozenContext)) && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={groupName}
          href={paths.openSearch}
        />
      )}
      {alternates.map((alternate) => (
        <link
          key={alternate.path}
          rel="alternate"
          type={alternate.type}
          title={alternate.title}
          href={alternate.path}
        />
      ))}
      {index && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: data }}
        />
      )}
    </>
  )
}

function PreviewImage({ image, origin }: { image: ImageSource; origin: string }) {
  const { src, width, height } = previewCopy(image)
  return (
    <>
      <meta property="og:image" content={origin + src} />
      {width !== undefined && <meta property="og:image:width" content={String(width)} />}
      {height !== undefined && <meta property="og:image:height" content={String(height)} />}
      {image.alt !== '' && <meta property="og:image:alt" content={image.alt} />}
    </>
  )
}

/** The home page is the beginning of every way, and has none itself. */
const way = (origin: string, path: string, title: string, above: Crumb[]): Thing[] =>
  path === paths.home
    ? []
    : [breadcrumbs(origin, [{ name: 'Home', path: paths.home }, ...above, { name: title, path }])]
