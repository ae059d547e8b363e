import { environment } from '../src/environment/environment'
import { loggerConfiguration } from '../src/strapi/logger'

export default loggerConfiguration(environment())
