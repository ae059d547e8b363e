import type { Schema } from '@strapi/strapi'
import { expect, test } from 'vitest'
import { filesIn, toInput } from './from-snapshot'

const attributes = {
  title: { type: 'string' },
  photo: { type: 'media', multiple: false },
  photos: { type: 'media', multiple: true },
  leader: { type: 'component', component: 'site.leader', repeatable: false },
  links: { type: 'component', component: 'site.link', repeatable: true },
  version: { type: 'integer' },
} as Schema.Attributes
const components = (uid: string) =>
  ({
    'site.leader': {
      portrait: { type: 'media' },
      links: { type: 'component', component: 'site.link', repeatable: true },
    },
    'site.link': { url: { type: 'string' } },
  })[uid] as Schema.Attributes

const file = (id: number) => ({ id, name: `${id}.jpg`, url: `/${id}.jpg` })
const snapshot = {
  documentId: 'd',
  createdAt: '2024-01-01T00:00:00.000Z',
  version: 4,
  title: null,
  photo: file(1),
  photos: [file(3), file(2)],
  leader: { portrait: file(4), links: [{ url: 'https://a.example/' }] },
  links: [],
}

test('files become their ids in their order, what Strapi keeps itself is left out', () => {
  expect(toInput(snapshot, attributes, components, () => true)).toEqual({
    title: null,
    photo: 1,
    photos: [3, 2],
    leader: { portrait: 4, links: [{ url: 'https://a.example/' }] },
    links: [],
  })
})

test('files that are gone are left out', () => {
  expect(toInput(snapshot, attributes, components, (id) => id === 2)).toMatchObject({
    photo: null,
    photos: [2],
    leader: { portrait: null },
  })
})

test('the files of a snapshot are found at any depth', () => {
  expect(filesIn(snapshot).map(({ id }) => id)).toEqual([1, 3, 2, 4])
  expect(filesIn([null, snapshot.leader]).map(({ id }) => id)).toEqual([4])
})
