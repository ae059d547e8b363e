import { errors } from '@strapi/utils'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { hasFault, isDatabaseFault } from '../database/faults'
import { reference as makeReference } from '../strapi/request-id'

interface Report {
  /** Writes what went wrong to the log, where the team finds it by its reference. */
  log: (text: string) => void
}

/** The error a resolver threw; GraphQL wraps it, sometimes more than once. */
function cause(error: unknown): unknown {
  let inner = error
  while (inner instanceof GraphQLError && inner.originalError !== undefined) inner = inner.originalError
  return inner
}

/** Strapi's own errors, whose texts are meant to be read. */
const isForTheReader = (error: unknown): error is errors.ApplicationError<string> =>
  error instanceof errors.ApplicationError

const codeOf = (error: errors.ApplicationError<string>): string => {
  if (error instanceof errors.ForbiddenError || error instanceof errors.UnauthorizedError) return 'FORBIDDEN'
  if (error instanceof errors.ValidationError) return 'BAD_USER_INPUT'
  // The form of Strapi's own codes: NotFoundError → STRAPI_NOT_FOUND_ERROR.
  return `STRAPI_${error.name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}`
}

/** How Strapi says that a document names a file that was removed meanwhile. */
const fileGone = /^\d+ relation\(s\) of type plugin::upload\.file\b/

const inOurWords = (message: string): string =>
  fileGone.test(message) ? 'An image or a PDF is no longer on the site. Choose it again.' : message

/**
 * What a client is told. Errors that were thrown for the reader (validation, conflict, forbidden, wrong queries)
 * pass; anything else becomes a general sentence with a reference, and goes into the log whole.
 */
export function makeFormatError({ log }: Report) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const origin = cause(error)
    const place = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    }

    // Answered and logged by middlewares/database-faults.ts, once for the whole request.
    if (hasFault() || isDatabaseFault(origin)) {
      return {
        message: 'The content store does not answer',
        ...place,
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      }
    }
    if (isForTheReader(origin)) {
      const { name, details } = origin
      const message = inOurWords(origin.message)
      return { message, ...place, extensions: { code: codeOf(origin), error: { name, message, details } } }
    }
    if (origin instanceof GraphQLError && formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') {
      return {
        message: formatted.message,
        ...place,
        extensions: { code: formatted.extensions?.code ?? 'BAD_REQUEST' },
      }
    }

    const reference = makeReference()
    const text = origin instanceof Error ? (origin.stack ?? origin.message) : String(origin)
    log(`GraphQL error ${reference} at ${formatted.path?.join('.') ?? 'no path'}: ${text}`)
    return {
      message: `Something went wrong. Tell the maintainers the reference ${reference}.`,
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
    }
  }
}
