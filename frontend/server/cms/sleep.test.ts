import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { CmsInstances } from './instances'
import { Sleep } from './sleep'

function begin() {
  const supervisor = new EventEmitter()
  const said: object[] = []
  const send = (message: object) => said.push(message)
  const sleep = new Sleep({ on: supervisor.on.bind(supervisor), send })
  return { sleep, said, tell: (message: string) => supervisor.emit('message', message) }
}

test('a question wakes the CMS, and is asked when it is awake', async () => {
  const { sleep, said, tell } = begin()
  const cms = new CmsInstances(['http://cms.example'], sleep)
  const ask = () => cms.ask((url) => Promise.resolve(url))
  expect(await ask()).toBe('http://cms.example')
  expect(said).toEqual([])

  tell('asleep')
  expect([sleep.isOn, said.splice(0)]).toEqual([true, [{ type: 'quiet' }]])
  let isAnswered = false
  const asked = ask().then(() => {
    isAnswered = true
  })
  await new Promise(setImmediate)
  expect([isAnswered, said]).toEqual([false, [{ type: 'wake' }]])
  tell('awake')
  await asked
  expect([isAnswered, sleep.isOn]).toEqual([true, false])
})

test('what is open to the CMS ends when it is about to sleep; whoever follows it goes on when it is awake', async () => {
  const { sleep, tell } = begin()
  const open = sleep.begun
  tell('asleep')
  expect([open.aborted, sleep.begun.aborted]).toEqual([true, false])
  const followed = sleep.over()
  tell('awake')
  await followed
  await sleep.over()
})
