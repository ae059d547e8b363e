import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

test('classes and animations have short names of their own, the same in every build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'))
  try {
    mkdirSync(path.join(folder, 'ui'))
    const css =
      '.card { margin: 0.5rem } .card:hover, .wide { color: red } @keyframes appear { from { opacity: 0 } }'
    const files = Array.from({ length: 28 }, (_, index) =>
      path.join(folder, 'ui', `${String(index).padStart(2, '0')}.module.css`),
    )
    for (const file of files) writeFileSync(file, css)
    const named = () =>
      files.flatMap((file) => ['card', 'appear'].map((name) => shortClassNames(folder)(name, file, css)))
    const names = named()
    expect(names.slice(0, 4)).toEqual(['a0', 'a2', 'b0', 'b2'])
    expect(names.slice(-4)).toEqual(['aa0', 'aa2', 'ab0', 'ab2'])
    expect(new Set(names).size).toBe(56)
    expect(named()).toEqual(names)
    expect(() => shortClassNames(folder)('narrow', files[0] ?? '', css)).toThrow('does not name narrow')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
