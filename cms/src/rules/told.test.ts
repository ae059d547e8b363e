import { expect, test } from 'vitest'
import { toldRules } from './told'
import type { Noun } from './noun'
import { requiredText, textLike } from './text-rules'

test('a form is told what a field needs, in the words of the rule', () => {
  const rule = textLike(requiredText('Name', { max: 9 }), /^[a-z]+$/i, 'Only letters')
  const noun: Noun = {
    schema: {
      kind: 'collectionType',
      info: { singularName: 'wind-tunnel', pluralName: 'x', displayName: 'Wind tunnel' },
      attributes: {},
    },
    readers: 'everybody',
    searched: [],
    pages: [],
    named: ['name'],
    attributes: { name: { rule } },
    form: [],
    pictures: 'Gallery',
  }
  expect(JSON.parse(JSON.stringify(toldRules([noun])))).toEqual({
    WindTunnelInput: {
      fields: {
        name: {
          required: 'Name is required',
          maxLength: { value: 9, message: 'Name is longer than 9 characters' },
          pattern: { value: '^[a-z]+$', flags: 'i', message: 'Only letters' },
        },
      },
    },
  })
})
