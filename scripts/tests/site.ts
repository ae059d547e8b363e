// What `site.mjs` translates and runs.
import { readEnvironment } from '../environment/environment.ts'
import { runSite } from '../start.ts'

process.exitCode = await runSite(readEnvironment(process.env))
