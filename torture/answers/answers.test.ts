import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'
const read = (text: string, methods = ['GET']) => {
  const { answers, problem, isOpen } = readAnswers(Buffer.from(text), methods)
  return { answers: answers.map(({ status, body }) => [status, body.toString()]), problem, isOpen }
}

test('several answers are told apart', () => {
  expect(read(ok + ok).answers).toEqual([
    [200, 'hello'],
    [200, 'hello'],
  ])
})

test('an answer to HEAD names a length and has no body', () => {
  const head = ok.replace('hello', '')
  expect(read(head + ok, ['HEAD', 'GET']).answers).toEqual([
    [200, ''],
    [200, 'hello'],
  ])
})

test('an interim answer belongs to the next one', () => {
  expect(read(`HTTP/1.1 100 Continue\r\n\r\n${ok}`).answers).toEqual([[200, 'hello']])
})

test('chunks are put together', () => {
  const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n'
  expect(read(chunked + ok).answers).toEqual([
    [200, 'hello'],
    [200, 'hello'],
  ])
})

test('an answer that is cut is open, and bytes that belong to none are a problem', () => {
  expect(read(ok.slice(0, -1)).isOpen).toBe(true)
  expect(read(`${ok}more\r\n\r\n`).problem ?? '').toMatch(/no status line/)
  expect(read('HTTP/1.1 200 OK\r\nbad field\r\n\r\n').problem ?? '').toMatch(/no field/)
})
