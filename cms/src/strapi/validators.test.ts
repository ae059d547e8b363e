import { errors, validateYupSchema, yup } from '@strapi/utils'
import { expect, test } from 'vitest'
import { answerFromValidators } from './validators'

test('a check that fails beside another one refuses the input, and nothing is left over', async () => {
  answerFromValidators()
  const fails = async () => {
    await Promise.resolve()
    throw new Error('the database is gone')
  }
  const schema = yup.object({ title: yup.string().required(), key: yup.string().test('unique', fails) })
  const validate = validateYupSchema(schema.concat(yup.object({ year: yup.number() })))
  await expect(validate({ title: 'T', key: 'k' })).rejects.toThrow(errors.ValidationError)
  await expect(validate({ title: 'T', key: 'k' })).rejects.toThrow('the database is gone')
})
