import { winston } from '@strapi/logger'
import { environment } from '../src/environment/environment'

const { logLevel, logFormat } = environment()
const { combine, errors, json, timestamp } = winston.format

/** What Strapi prints by itself is for a person. */
const asJson = () => ({
  transports: [
    new winston.transports.Console({ format: combine(timestamp(), errors({ stack: true }), json()) }),
  ],
})

export default logLevel === 'silent'
  ? { silent: true }
  : { level: logLevel, ...(logFormat === 'json' && asJson()) }
