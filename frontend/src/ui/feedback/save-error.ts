/** Why something could not be saved, in words for the person who tried. */
export class SaveError extends Error {
  override name = 'SaveError'

  /**
   * @param message what is wrong and what to do
   * @param fields messages that belong beside a field, by its name; a part of a field as in `authors.2.name`
   */
  constructor(
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** What was refused because of one field, to be said beside it; any other error as it is. */
export const besideField = (field: string, error: unknown): unknown =>
  error instanceof SaveError ? new SaveError(error.message, { [field]: error.message }) : error

/** Somebody saved a newer version in the meantime; `current` is that document as the CMS has it. */
export class ConflictError extends SaveError {
  override name = 'ConflictError'

  constructor(readonly current: Record<string, unknown>) {
    super('Somebody saved a newer version of this in the meantime.')
  }
}
