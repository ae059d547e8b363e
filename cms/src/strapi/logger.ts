import { winston } from '@strapi/logger'
import type { Environment } from '../environment/environment'

const { combine, errors, json, timestamp } = winston.format

/** In place of the number that Strapi's migrations give their lines, too. */
const moment = () => new Date().toISOString()

/**
 * What Strapi is told of its log (https://docs.strapi.io/cms/configurations/logging). The format stands beside the
 * transports, in the place of Strapi's own: one within a transport comes after that, and finds the level in colours.
 */
export function loggerConfiguration({ logLevel, logFormat }: Pick<Environment, 'logLevel' | 'logFormat'>) {
  if (logLevel === 'silent') return { silent: true }
  if (logFormat === 'text') return { level: logLevel }
  return { level: logLevel, format: combine(timestamp({ format: moment }), errors({ stack: true }), json()) }
}
