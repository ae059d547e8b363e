/** A question that the site did not answer. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'

  /** @param status what the site said instead; undefined when it could not be reached */
  constructor(
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
