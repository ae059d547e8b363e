/** A random name that nobody else has. (`crypto.randomUUID` exists on https pages only.) */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
