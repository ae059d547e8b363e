import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel } from './carousel'

const rendered = (
  count: number,
  { alt = 'Image', layout = 'peek' }: { alt?: string; layout?: 'peek' | 'single' } = {},
) =>
  renderToStaticMarkup(
    <Carousel
      label="Gallery"
      slides={Array.from({ length: count }, (_, index) => ({
        image: {
          src: `/${String(index)}.jpg`,
          kinds: [],
          placeholder: undefined,
          width: 640,
          height: 480,
          alt: alt && `${alt} ${String(index)}`,
        },
        caption: undefined,
      }))}
      interval={4000}
      layout={layout}
      afterClick="stop"
    />,
  )

test('an empty list renders nothing', () => {
  expect(rendered(0)).toBe('')
})

test('every image is in the HTML, so that a reader without JavaScript has them all', () => {
  expect(rendered(3).match(/alt="Image/g)).toHaveLength(3)
})

test('what nobody has described has a number for its name', () => {
  const names = rendered(2, { alt: '', layout: 'single' }).match(/aria-label="Image \d of \d"/g)
  expect(names).toEqual(['aria-label="Image 1 of 2"', 'aria-label="Image 2 of 2"'])
})
