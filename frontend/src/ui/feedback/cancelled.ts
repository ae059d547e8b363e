/** Somebody thought better of it: what they wanted does not happen, and they need not be told so. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}
