import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Image } from './image'

const image = { src: '/a.png', kinds: [], placeholder: undefined, width: 40, height: 30, alt: 'A rod' }

test('an image without copies names no sizes, which HTML does not allow alone', () => {
  expect(renderToStaticMarkup(<Image image={image} sizes="88vw" />)).not.toContain('sizes')
  const kinds = [{ type: 'image/jpeg', srcSet: '/b.jpg 320w, /a.jpg 640w' }]
  expect(renderToStaticMarkup(<Image image={{ ...image, kinds }} sizes="88vw" />)).toContain('sizes="88vw"')
})

test('an animation stands still for who asked for less motion', () => {
  const stills = [{ type: 'image/avif', srcSet: '/still.avif 40w' }]
  const html = renderToStaticMarkup(<Image image={{ ...image, stills }} sizes="88vw" />)
  expect(html).toMatch(
    /<source media="\(prefers-reduced-motion: reduce\)" type="image\/avif" srcSet="\/still.avif 40w"[^>]*><img/,
  )
})

test('a light ground stands under what may be transparent, and never shines beside what is not', () => {
  expect(renderToStaticMarkup(<Image image={image} sizes="88vw" />)).not.toContain('--ground')
  const opaque = { ...image, placeholder: 'data:image/webp;base64,AA' }
  expect(renderToStaticMarkup(<Image image={opaque} sizes="88vw" />)).toContain('--ground:transparent')
})

test('of a wide image that the layout crops as much more is fetched as is cut off', () => {
  const kinds = [{ type: 'image/jpeg', srcSet: '/b.jpg 320w, /a.jpg 640w' }]
  const shown = (width: number) =>
    renderToStaticMarkup(
      <Image
        image={{ ...image, kinds, width, height: 300 }}
        sizes="(min-width: 64rem) 22rem, 88vw"
        crop={4 / 3}
      />,
    )
  expect(shown(4000)).toContain('sizes="(min-width: 64rem) 220rem, 880vw"')
  expect(shown(420)).toContain('sizes="(min-width: 64rem) 22rem, 88vw"')
})
