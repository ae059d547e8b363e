// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel'

const interval = 4000

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom lays nothing out: every slide is as wide as the row, one beside the other.
  const place = (element: HTMLElement) =>
    element.ariaRoleDescription === 'slide'
      ? [...(element.parentElement?.children ?? [])].indexOf(element)
      : 0
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * place(this)
  })
  document.head.innerHTML = '<style>div { margin-right: 0px }</style>'
  HTMLElement.prototype.scrollTo = () => undefined
  HTMLElement.prototype.scrollIntoView = () => undefined
  class Observer {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query }),
  )
  document.documentElement.dataset['awake'] = ''
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const slide = (alt: string) => ({
  image: { src: `/${alt}.jpg`, kinds: [], placeholder: undefined, width: 640, height: 480, alt },
  caption: alt,
})

async function open(afterClick: 'stop' | 'restart' = 'stop') {
  const slides = ['First', 'Second', 'Third'].map(slide)
  render(
    <Carousel label="Gallery" slides={slides} interval={interval} layout="single" afterClick={afterClick} />,
  )
  // The row is given over to the carousel when it has come to rest.
  await pass(300)
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
/** The number of the image that is shown, by its dot. */
const shown = () =>
  screen
    .getAllByRole('button', { name: /^Show image/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1

test('the buttons go on and back, and wrap at the ends', async () => {
  await open()
  const seen = [shown()]
  for (const name of ['Next image', 'Next image', 'Next image', 'Previous image']) {
    await press(name)
    seen.push(shown())
  }
  expect(seen).toEqual([1, 2, 3, 1, 3])
  expect(screen.getByText('Third')).not.toBeNull()
})

test('a dot leads to its image', async () => {
  await open()
  await press('Show image 3 of 3')
  expect([shown(), screen.queryByText('First')]).toEqual([3, null])
})

test('it moves on by itself, and not while it is paused or under the mouse', async () => {
  await open()
  await pass(interval)
  expect(shown()).toBe(2)
  await press('Pause the slideshow')
  await pass(2 * interval)
  expect(shown()).toBe(2)
  await press('Play the slideshow')
  await pass(interval)
  expect(shown()).toBe(3)
  const carousel = screen.getByRole('region', { name: 'Gallery' })
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' })
  await pass(2 * interval)
  expect(shown()).toBe(3)
  fireEvent.pointerLeave(carousel)
  await pass(interval)
  expect(shown()).toBe(1)
})

test('a click stops it for good, or starts its time anew', async () => {
  await open('stop')
  await press('Next image')
  await pass(2 * interval)
  expect(shown()).toBe(2)
  cleanup()
  await open('restart')
  await pass(interval - 400)
  await press('Next image')
  await pass(interval - 1)
  expect(shown()).toBe(2)
  await pass(1)
  expect(shown()).toBe(3)
})

test('arrow keys choose an image and leave it moving; in a field they are the field’s', async () => {
  await open()
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  await pass(0)
  expect(shown()).toBe(3)
  await pass(interval)
  expect(shown()).toBe(1)
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { key: 'ArrowRight' })
  await pass(0)
  expect(shown()).toBe(1)
  field.remove()
})

test('from the last image of a part it goes on to a shorter one, and from there back', async () => {
  const part = (before: number, count: number) =>
    Array.from({ length: count }, (_none, index) => slide(`Image ${String(before + index + 1)}`))
  const onBeyond = vi.fn()
  const carousel = (before: number, count: number) => (
    <Carousel
      label="Gallery"
      slides={part(before, count)}
      interval={interval}
      layout="single"
      afterClick="restart"
      whole={{ total: 4, before, onBeyond }}
    />
  )
  const { rerender } = render(carousel(0, 3))
  await pass(300)
  const drawn = screen.getByRole('region', { name: 'Gallery' })
  for (const name of ['Next image', 'Next image', 'Next image']) await press(name)
  expect(onBeyond).toHaveBeenCalledExactlyOnceWith(1)
  rerender(carousel(3, 1))
  await pass(0)
  expect(screen.getByText('4 of 4')).not.toBeNull()
  await press('Previous image')
  expect(onBeyond).toHaveBeenLastCalledWith(-1)
  rerender(carousel(0, 3))
  await pass(0)
  expect(screen.getByText('3 of 4')).not.toBeNull()
  await press('Previous image')
  expect(screen.getByText('2 of 4')).not.toBeNull()
  // One that is drawn anew has left the full screen.
  expect(screen.getByRole('region', { name: 'Gallery' })).toBe(drawn)
})
