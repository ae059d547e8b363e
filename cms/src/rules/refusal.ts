import { errors } from '@strapi/utils'
import type { Problem } from './rules'

/** What is thrown over wrong fields. Every one is named in `details.errors[].path`. @param problems one at least */
export function refusal(problems: readonly Problem[]): errors.ValidationError {
  const list = problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' }))
  const [first] = problems
  return new errors.ValidationError(
    first !== undefined && problems.length === 1 ? first.message : `${problems.length} fields are not right`,
    { errors: list },
  )
}
