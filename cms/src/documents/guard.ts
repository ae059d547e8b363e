import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { nextVersion } from './next-version'
import { nouns } from './nouns'
import { checkFields, type Fields, type Rules } from './rules'

const asFields = (data: unknown): Fields =>
  typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {}

/**
 * The fields as they shall be stored.
 * @throws ValidationError that names every wrong field in `details.errors[].path`
 */
function checked(rules: Rules, data: unknown, whole: boolean): Record<string, unknown> {
  const { fields, problems } = checkFields(rules, asFields(data), whole)
  const [first] = problems
  if (first !== undefined) {
    const list = problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' }))
    throw new errors.ValidationError(
      problems.length === 1 ? first.message : `${problems.length} fields are not right`,
      {
        errors: list,
      },
    )
  }
  return { ...fields }
}

/**
 * The one place that every write of the site's content goes through, whether it comes from GraphQL, from REST,
 * from Strapi's admin or from a script: checks the fields and counts the versions.
 */
export function guardDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const rules = nouns.get(context.uid)
    if (rules === undefined) return next()

    switch (context.action) {
      case 'create':
        Object.assign(context.params, { data: { ...checked(rules, context.params.data, true), version: 1 } })
        return next()

      case 'clone': {
        const data = { ...checked(rules, context.params.data, false), version: 1 }
        // A copy of an update is another update: its key must be its own.
        Object.assign(context.params, { data: 'key' in rules ? { ...data, key: randomUUID() } : data })
        return next()
      }

      case 'update': {
        const { documentId, data } = context.params
        const fields = checked(rules, data, false)
        return strapi.db.transaction(async () => {
          const version = await nextVersion(strapi, context.uid, documentId, fields.version)
          Object.assign(context.params, { data: { ...fields, version } })
          return next()
        })
      }

      default:
        return next()
    }
  })
}
