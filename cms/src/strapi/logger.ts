import { formats, winston } from '@strapi/logger'
import type { Environment } from '../environment/environment'
import { requestId } from './request-id'

const { combine, errors, json, timestamp } = winston.format

/** For a program: the request in a field of its own. */
const withRequest = winston.format((info) => {
  const id = requestId()
  return id === undefined ? info : { ...info, requestId: id }
})

/** Where winston keeps the finished line (https://github.com/winstonjs/triple-beam). */
const finished = Symbol.for('message')

/** For a person: the request behind the sentence that is about it, before what is behind that. */
const namingRequest = winston.format((info) => {
  const id = requestId()
  const line = String(info[finished])
  if (id === undefined || line.includes(id)) return info
  return Object.assign(info, { [finished]: line.replace(/$/m, ` (request ${id})`) })
})

/** In place of the number that Strapi's migrations give their lines, too. */
const moment = () => new Date().toISOString()

/**
 * What Strapi is told of its log (https://docs.strapi.io/cms/configurations/logging). The format stands beside the
 * transports, in the place of Strapi's own: one within a transport comes after that, and finds the level in colours.
 */
export function loggerConfiguration({ logLevel, logFormat }: Pick<Environment, 'logLevel' | 'logFormat'>) {
  if (logLevel === 'silent') return { silent: true }
  if (logFormat === 'text')
    return { level: logLevel, format: combine(formats.prettyPrint(), namingRequest()) }
  return {
    level: logLevel,
    format: combine(timestamp({ format: moment }), errors({ stack: true }), withRequest(), json()),
  }
}
