// `npm start` as it runs, but with the variables of the process alone, whatever `.env` says.
import { translated } from '../translated.mjs'

await import(translated('scripts/tests/site.ts'))
