import { expect, test } from 'vitest'
import { findFormerAddress, readFormerAddresses } from './former-website'

const places = readFormerAddresses(
  [
    '/people.html /team',
    'https://old.example.edu/page.php?id=3   https://example.org/moved',
    '/news/ /updates',
    '/?page_id=12 /contact',
    '/m%C3%BCller /people/x-mueller',
    '/alt%FC /team',
    '/loop /loop/',
    '/site http://site.example/x',
    '/hall /facilities#große-halle',
    '',
    'nothing',
  ].join('\n'),
)

test.each([
  ['/people.html', '/team'],
  ['/People.HTML?lang=en', '/team'],
  ['/page.php?id=3', 'https://example.org/moved'],
  ['/news', '/updates'],
  ['/?page_id=12', '/contact'],
  ['/news/', '/updates'],
  ['/müller', '/people/x-mueller'],
  ['/alt%FC', '/team'],
  ['/site', 'http://site.example/x'],
  ['/hall', '/facilities#gro%C3%9Fe-halle'],
])('%s leads to %s', (address, place) => {
  expect(findFormerAddress(places, address)).toBe(place)
})

test.each([
  '/?page_id=13',
  '/?utm_source=mail',
  '/page.php',
  '/page.php?id=4',
  '/people',
  '/loop',
  '/',
  '/nothing',
])('%s leads nowhere', (address) => {
  expect(findFormerAddress(places, address)).toBeUndefined()
})

test('the home page is this site’s own, whatever stands behind it', () => {
  expect(findFormerAddress(readFormerAddresses('/ /team'), '/?utm_source=mail')).toBeUndefined()
})
