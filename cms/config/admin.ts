import { environment } from '../src/environment/environment'

const { secrets } = environment()

export default () => ({
  auth: { secret: secrets.adminJwt },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  flags: { nps: false, promoteEE: false },
  // The site itself is the preview; without this the forms say how to set one up.
  preview: { enabled: false },
  autoOpen: false,
})
