/** The server says that the session is over, or that there never was one. */
export class SignedOut extends Error {
  override name = 'SignedOut'
}
