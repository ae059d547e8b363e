// `npm start` as it runs, but with the variables of the process alone, whatever `.env` says.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const translate = fileURLToPath(new URL('../translate.mjs', import.meta.url))
const address = execFileSync(process.execPath, [translate, 'scripts/tests/site.ts'], { encoding: 'utf8' })
await import(address.trim())
