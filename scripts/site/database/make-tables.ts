import { existsSync } from 'node:fs'
import { buildHalves } from '../../build/build.ts'
import { run } from '../../processes/command.ts'
import { inRoot } from '../../root.ts'
import { makeSecrets } from '../../environment/secrets.ts'

/**
 * Lets the CMS make its tables in an empty database: nobody else knows how, with all their keys and references.
 * @param env the environment of the CMS
 * @param dataDir an empty folder: the CMS tidies the one that it is given
 * @param databaseUrl undefined for `cms.sqlite` in that folder
 */
export async function makeTables(
  env: NodeJS.ProcessEnv,
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<void> {
  const script = inRoot('cms/dist/scripts/make-tables.js')
  if (!existsSync(script)) await buildHalves()
  const { code, output } = await run(process.execPath, [script], {
    cwd: inRoot('cms'),
    env: {
      // A place that is restored may have none yet; nothing is kept of what they sign.
      ...makeSecrets(),
      ...Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      // To a CMS without content all files of the site would be unknown.
      S3_BUCKET: '',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
  })
  if (code !== 0) throw new Error(`${output}\n\nThe CMS did not make its tables; above is why.`)
}
