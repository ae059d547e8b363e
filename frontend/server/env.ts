import path from 'node:path'
import { z } from 'zod'

const address = (name: string) =>
  z.url({
    protocol: /^https?$/,
    error: `${name} must be an http or https address, such as http://127.0.0.1:1337.`,
  })

const schema = z.object({
  PORT: z.coerce
    .number({ error: 'PORT must be a number, such as 3000.' })
    .int()
    .min(1, 'PORT must be between 1 and 65535.')
    .max(65535, 'PORT must be between 1 and 65535.')
    .default(3000),
  CMS_URL: address('CMS_URL').default('http://127.0.0.1:1337'),
  PUBLIC_URL: address('PUBLIC_URL').optional(),
  // The front end is started in its own folder.
  DATA_DIR: z.string().min(1, 'DATA_DIR must be a folder, such as ./data.').default('../data'),
  TRUSTED_PROXIES: z.coerce
    .number({ error: 'TRUSTED_PROXIES must be a number: how many proxies stand before the site.' })
    .int('TRUSTED_PROXIES must be a whole number.')
    .min(0, 'TRUSTED_PROXIES must not be negative.')
    .default(0),
})

export interface Env {
  port: number
  /** Where the CMS answers, without a slash at its end. */
  cmsUrl: string
  /** The folder of what outlives the process. */
  dataDir: string
  /** The site's public origin, for canonical addresses. */
  origin: string
  /** How many proxies stand before this process and write X-Forwarded-For. */
  proxies: number
}

/**
 * The front end's settings; this is the only reader of the environment.
 *
 * @throws Error with one line for each wrong value, saying the cure
 */
export function readEnv(environment: NodeJS.ProcessEnv): Env {
  const result = schema.safeParse(environment)
  if (!result.success) {
    throw new Error(
      [
        'The environment needs a change (see .env.example):',
        ...result.error.issues.map(({ message }) => `- ${message}`),
      ].join('\n'),
    )
  }
  const { PORT, CMS_URL, DATA_DIR, TRUSTED_PROXIES } = result.data
  const { PUBLIC_URL = `http://localhost:${String(PORT)}` } = result.data
  return {
    port: PORT,
    cmsUrl: CMS_URL.replace(/\/+$/, ''),
    dataDir: path.resolve(DATA_DIR),
    origin: new URL(PUBLIC_URL).origin,
    proxies: TRUSTED_PROXIES,
  }
}
