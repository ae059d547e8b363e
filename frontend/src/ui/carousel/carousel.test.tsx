import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel } from './carousel'

const rendered = (count: number) =>
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
          alt: `Image ${String(index)}`,
        },
        caption: undefined,
      }))}
      interval={4000}
      layout="peek"
      afterClick="stop"
    />,
  )

test('an empty list renders nothing', () => {
  expect(rendered(0)).toBe('')
})

test('every image is in the HTML, so that a reader without JavaScript has them all', () => {
  expect(rendered(3).match(/alt="Image/g)).toHaveLength(3)
})
