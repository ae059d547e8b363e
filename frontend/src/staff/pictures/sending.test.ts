import { expect, test } from 'vitest'
import { Sending } from './sending'

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false
  void promise.finally(() => {
    isSettled = true
  })
  await new Promise((turn) => setTimeout(turn))
  return isSettled
}

test('what is on its way in any field is waited for', async () => {
  const sending = new Sending()
  expect(await sending.arrived()).toBe(false)
  sending.tell('photos', 'under way')
  sending.tell('banner', 'under way')
  const arrived = sending.arrived()
  sending.tell('photos', undefined)
  expect(await settled(arrived)).toBe(false)
  sending.tell('banner', undefined)
  expect(await arrived).toBe(true)
})

test('what has failed is told until it is sent again or dismissed', async () => {
  const sending = new Sending()
  sending.tell('photos', 'under way')
  const arrived = sending.arrived()
  sending.tell('photos', 'failed')
  await expect(arrived).rejects.toThrow('An image has not arrived')
  await expect(sending.arrived()).rejects.toThrow('An image has not arrived')
  sending.tell('photos', undefined)
  expect(await sending.arrived()).toBe(false)
})

test('a form that is closed while it waits goes on no more', async () => {
  const sending = new Sending()
  sending.tell('photos', 'under way')
  const arrived = sending.arrived()
  sending.leave('photos')
  expect(await settled(arrived)).toBe(false)
})
