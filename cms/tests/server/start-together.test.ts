import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elsewhere } from '../setup/elsewhere'
import { start } from '../setup/instance'
import { runSql } from '../setup/sql'

test('two CMSs that are started at once on an empty database both come up, on content that is there once', async () => {
  const options = await elsewhere('together')
  const instances = await Promise.all([start(options), start(options)])
  for (const table of ['site', 'facilities', 'files']) {
    const [row] = await runSql(options, `SELECT count(*) AS n FROM ${table}`)
    expect(Number((row as { n: number | string }).n)).toBe({ site: 1, facilities: 2, files: 9 }[table])
  }
  for (const { url, logFile } of instances) {
    const ready = await fetch(`${url}/ready`)
    expect(await ready.json()).toEqual({
      ready: true,
      checks: { database: { ok: true }, disk: { ok: true }, media: { ok: true } },
    })
    expect(ready.status).toBe(200)
    expect(readFileSync(logFile, 'utf8')).not.toMatch(/ (error|warn): /)
  }
  expect(await Promise.all(instances.map((instance) => instance.stop()))).toEqual([0, 0])
})
