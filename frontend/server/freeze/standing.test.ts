import { expect, test, vi } from 'vitest'
import { StandingFreeze } from './standing'

test('each change is frozen, also one that comes meanwhile, and a failure is tried again', async () => {
  let content = 0
  const frozen: number[] = []
  const outcomes = [true, false, true]
  const standing = new StandingFreeze(
    async () => {
      const seen = content
      if (content === 1) {
        content = 2
        standing.contentChanged()
      }
      await Promise.resolve()
      frozen.push(seen)
      return outcomes.shift() ?? true
    },
    { quiet: 1, afterFailure: 1 },
  )
  content = 1
  standing.contentChanged()
  await vi.waitFor(() => {
    expect(frozen).toEqual([1, 2, 2])
  })
})
