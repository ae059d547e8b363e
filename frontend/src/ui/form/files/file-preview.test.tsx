// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FilePreview } from './file-preview'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a file is read once, however often what stands around it is drawn, and another one in its place', () => {
  const read = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`)
  const given = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  const [one, other] = ['one', 'other'].map((name) => new File([], name))
  if (!one || !other) throw new Error('Two were made')
  const { container, rerender } = render(<FilePreview file={one} />)
  rerender(<FilePreview file={one} className="wide" />)
  expect(read).toHaveBeenCalledTimes(1)
  rerender(<FilePreview file={other} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:other')
  expect(given).toHaveBeenCalledExactlyOnceWith('blob:one')
})
