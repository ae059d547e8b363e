import { environment } from '../src/environment/environment'

const { logLevel } = environment()

export default logLevel === 'silent' ? { silent: true } : { level: logLevel }
