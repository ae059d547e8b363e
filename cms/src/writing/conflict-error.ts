import { errors } from '@strapi/utils'

/** The document was changed since the client read it. GraphQL code: STRAPI_CONFLICT_ERROR; REST status: 400. */
export class ConflictError extends errors.ApplicationError<'ConflictError', string, { current: unknown }> {
  /** @param current the document as it is now, as a visitor may see it */
  constructor(current: unknown) {
    super('Somebody else saved this in the meantime. Look at the newer content and save again.', { current })
    this.name = 'ConflictError'
  }
}
