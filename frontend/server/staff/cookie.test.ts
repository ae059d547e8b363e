import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { StaffCookies } from './cookie'

const request = (cookie: string) => ({ headers: { cookie } }) as unknown as IncomingMessage

test('under https the cookie is pinned to the host and hidden from scripts', () => {
  const cookie = new StaffCookies('https://group.example.edu').keep('a.b.c')
  expect(cookie).toBe('__Host-staff=a.b.c; Path=/; HttpOnly; SameSite=Strict; Secure')
})

test('a browser that signed in is known for as long as browsers keep a cookie', () => {
  const cookie = new StaffCookies('https://group.example.edu').keepDevice('n.1.m')
  expect(cookie).toBe(
    '__Host-staff-device=n.1.m; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict; Secure',
  )
})

test('the token is found among other cookies', () => {
  const cookies = new StaffCookies('http://localhost:3000')
  expect(cookies.tokenOf(request('theme=dark; staff=a.b.c; x=y'))).toBe('a.b.c')
  expect(cookies.tokenOf(request('mystaff=a.b.c; staff-device=n.1.m'))).toBeUndefined()
  expect(cookies.deviceOf(request('staff=a.b.c; staff-device=n.1.m'))).toBe('n.1.m')
})

test('what cannot be a token is not passed on', () => {
  const cookies = new StaffCookies('http://localhost:3000')
  expect(cookies.tokenOf(request('staff=a.b'))).toBeUndefined()
  expect(cookies.tokenOf(request('staff=a.b.c\r\nX: y'))).toBeUndefined()
})
