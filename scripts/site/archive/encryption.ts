import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import type { Given } from '../verb.ts'

/** How every file of the age format begins (https://age-encryption.org/v1). */
const opening = 'age-encryption.org/v1'

/** The options of a verb that writes an archive. */
export const encryptionOptions = {
  'encrypt-to': { type: 'string', multiple: true },
  'passphrase-file': { type: 'string' },
} as const

/** The options of a verb that reads one. */
export const decryptionOptions = {
  identity: { type: 'string' },
  'passphrase-file': { type: 'string' },
} as const

const firstLine = async (file: string): Promise<string> => {
  const [line = ''] = (await readFile(file, 'utf8')).split(/\r?\n/)
  if (line.trim() === '') throw new Error(`${file} has no passphrase in its first line.`)
  return line
}

/**
 * What encrypts, as any age program opens it.
 * @returns undefined when nothing is to be encrypted
 * @throws Error when a recipient or the file of the passphrase is not right
 */
export async function encrypterOf(given: Given): Promise<Encrypter | undefined> {
  const recipients = given.texts('encrypt-to')
  const passphraseFile = given.text('passphrase-file')
  if (recipients.length === 0 && passphraseFile === undefined) return undefined
  if (recipients.length > 0 && passphraseFile !== undefined)
    throw new Error(
      'Give --encrypt-to or --passphrase-file, not both: the age format knows one or the other.',
    )
  const encrypter = new Encrypter()
  if (passphraseFile !== undefined) encrypter.setPassphrase(await firstLine(passphraseFile))
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (error) {
      throw new Error(
        `"${recipient}" is no recipient of age. Give what age-keygen calls the public key, age1….`,
        { cause: error },
      )
    }
  }
  return encrypter
}

export const encrypt = async (encrypter: Encrypter, bytes: Readable): Promise<Readable> =>
  Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(bytes) as ReadableStream<Uint8Array>)) as never)

/**
 * The bytes of a file, decrypted when it is encrypted.
 * @throws Error when it is and nothing was given that opens it
 */
export async function decrypted(file: string, given: Given): Promise<Readable> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Error(`${file} cannot be read. Give the file that a backup made.`, { cause: error })
  })
  const start = await handle.read(Buffer.alloc(opening.length), 0, opening.length, 0)
  const bytes = handle.createReadStream({ start: 0 })
  if (start.buffer.toString() !== opening) return bytes
  const [identity, passphrase] = [given.text('identity'), given.text('passphrase-file')]
  const decrypter = new Decrypter()
  if (passphrase !== undefined) decrypter.addPassphrase(await firstLine(passphrase))
  for (const line of identity === undefined ? [] : (await readFile(identity, 'utf8')).split(/\r?\n/))
    if (line.startsWith('AGE-')) decrypter.addIdentity(line.trim())
  try {
    return Readable.fromWeb(
      (await decrypter.decrypt(Readable.toWeb(bytes) as ReadableStream<Uint8Array>)) as never,
    )
  } catch (error) {
    bytes.destroy()
    throw new Error(
      `${file} is encrypted, and is not opened by what was given. Give --identity with the file of the key, ` +
        'or --passphrase-file.',
      { cause: error },
    )
  }
}
