// `npm start` with the variables of the process alone, whatever `.env` says.
import { readEnvironment } from '../environment.ts'
import { runSite } from '../start.ts'

process.exitCode = await runSite(readEnvironment(process.env))
