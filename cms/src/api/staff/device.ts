import { isSame, macOf } from './token'

/**
 * Seconds for which a browser that signed in is known: the longest that browsers keep a cookie (RFC 6265bis §5.5).
 */
const known = 400 * 24 * 60 * 60

/**
 * What a browser is given that signed in: `<nonce>.<end>.<MAC>`. It opens nothing. Attempts of a browser that holds one
 * are counted by its nonce, apart from those of strangers (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 *
 * @param now seconds since 1970
 * @param key depends on the password: a new one makes every device unknown
 */
export function signDevice(nonce: string, now: number, key: Buffer): string {
  const signed = `${nonce}.${now + known}`
  return `${signed}.${macOf(signed, key)}`
}

/** The nonce of a device that was signed with this key and is not too old; `undefined` for any other text. */
export function readDevice(device: string, now: number, key: Buffer): string | undefined {
  const [nonce = '', end = '', mac = ''] = device.split('.', 3)
  const isOurs = isSame(device, `${nonce}.${end}.${mac}`) && isSame(mac, macOf(`${nonce}.${end}`, key))
  return isOurs && now < Number(end) ? nonce : undefined
}
