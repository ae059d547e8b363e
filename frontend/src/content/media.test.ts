import { expect, test } from 'vitest'
import { imageSource } from './media'

const folder = '/uploads/images/Sample_-_Gallery'
const file = {
  url: `${folder}/17_a.jpg`,
  alternativeText: null,
  width: 2000,
  height: 1000,
  placeholder: null,
  renditions: [],
}
const rendition = (type: string, width: number) => ({
  url: `${folder}/17_${String(width)}_a.${type}`,
  width,
  type: `image/${type}`,
})

test('browsers try the smallest kind first, and the last kind is one that all know', () => {
  const renditions = [
    rendition('avif', 320),
    rendition('avif', 640),
    rendition('jpeg', 320),
    rendition('webp', 320),
  ]
  expect(imageSource({ ...file, renditions }).kinds).toEqual([
    {
      type: 'image/avif',
      srcSet: '/images/Sample_-_Gallery/17_320_a.avif 320w, /images/Sample_-_Gallery/17_640_a.avif 640w',
    },
    { type: 'image/webp', srcSet: '/images/Sample_-_Gallery/17_320_a.webp 320w' },
    { type: 'image/jpeg', srcSet: '/images/Sample_-_Gallery/17_320_a.jpeg 320w' },
  ])
})

test('what stays in sight of an image is told where somebody has chosen it', () => {
  expect(imageSource(file).focalPoint).toBeUndefined()
  expect(imageSource({ ...file, focalPoint: { x: 20, y: 0 } }).focalPoint).toEqual({ x: 20, y: 0 })
})

test('before the renditions are made, the image itself is among the choices', () => {
  expect(imageSource({ ...file, renditions: [rendition('jpeg', 960)] }).kinds).toEqual([
    {
      type: 'image/jpeg',
      srcSet: '/images/Sample_-_Gallery/17_960_a.jpeg 960w, /images/Sample_-_Gallery/17_a.jpg 2000w',
    },
  ])
})

test('an animation has still copies beside those that move', () => {
  const stills = [rendition('webp', 320), rendition('avif', 320)]
  expect(imageSource({ ...file, renditions: [rendition('gif', 960)], stills })).toMatchObject({
    kinds: [
      {
        type: 'image/gif',
        srcSet: '/images/Sample_-_Gallery/17_960_a.gif 960w, /images/Sample_-_Gallery/17_a.jpg 2000w',
      },
    ],
    stills: [
      { type: 'image/avif', srcSet: '/images/Sample_-_Gallery/17_320_a.avif 320w' },
      { type: 'image/webp', srcSet: '/images/Sample_-_Gallery/17_320_a.webp 320w' },
    ],
  })
  expect(imageSource({ ...file, stills: null }).stills).toBeUndefined()
})
