/** The token of a request's `Authorization` header (RFC 6750 §2.1); a token anywhere else is not looked for. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
