import { setTimeout as rest } from 'node:timers/promises'
import { packageOfCms } from '../../scripts/package-of-cms.ts'
import { memoryOf, secondsOf, withDescendants } from '../processes.ts'
import { skipped, type Row } from '../row.ts'
import type { Site } from '../site.ts'
import { signIn } from '../staff.ts'
import { short } from '../statistics.ts'

/** Milliseconds until a site rests. */
const untilRest = 120_000
/** Milliseconds for which it is looked what a resting site does: V8 tidies its memory once, for a whole second. */
const watched = 600_000
const uploads = 12

/** What is used of sharp, which is a package of the CMS. */
interface Picture {
  resize: (options: object) => Picture
  jpeg: (options: object) => Picture
  toBuffer: () => Promise<Buffer>
}
const sharp = packageOfCms('sharp') as (options: object) => Picture

/** 39.7 megapixels: the largest that is taken is 40. */
const large = { width: 7712, height: 5152 }

/** What a site takes that nobody asks for anything, and one that gets the largest images. */
export async function measureFootprint(site: Site): Promise<Row[]> {
  const measure = 'memory and processor time of all processes'
  if (process.platform !== 'linux') return [skipped(measure, 'Linux is needed')]
  const processes = () => withDescendants(site.pids)
  const memory = () => memoryOf(processes())
  await rest(untilRest)
  const afterFilling = memory()
  await site.stopCms()
  await site.startCms()
  await site.restartFrontend({ watch: false })
  await rest(untilRest)
  const atRest = memory()
  const before = secondsOf(processes())
  await rest(watched)
  const perHour = ((secondsOf(processes()) - before) * 3_600_000) / watched

  let peak = 0
  const watching = setInterval(() => {
    peak = Math.max(peak, memory())
  }, 200)
  const since = performance.now()
  const staff = await signIn(site)
  const image = await largeImage()
  await Promise.all(
    Array.from({ length: uploads }, (_, index) => staff.upload(image, `${String(index)}.jpg`)),
  )
  const taken = (performance.now() - since) / 1000
  await site.imagesMade()
  clearInterval(watching)
  await rest(untilRest)
  const afterwards = memory()
  return [
    {
      measure: `${measure} (PSS, without \`npm start\` itself), two minutes after the first start, which fills it`,
      value: `${short(afterFilling)} MB`,
    },
    {
      measure: 'the same two minutes after another start',
      value: `${short(atRest)} MB`,
      target: '≤ 180 MB',
      reached: atRest <= 180,
    },
    {
      measure: 'processor time of all at rest, per hour, of ten minutes',
      value: `${short(perHour)} s`,
      target: '≤ 15 s',
      reached: perHour <= 15,
    },
    {
      measure: `memory at the peak while ${String(uploads)} images of 39.7 megapixels come in and get their copies`,
      value: `${short(peak)} MB (all taken after ${short(taken)} s)`,
      target: '≤ 700 MB',
      reached: peak <= 700,
    },
    {
      measure: 'memory two minutes after that',
      value: `${short(afterwards)} MB`,
      target: '≤ 220 MB',
      reached: afterwards <= 220,
    },
  ]
}

/** A photograph's worth of detail, the same in each run. */
async function largeImage(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const small = sharp({ create: { width: 964, height: 644, channels: 3, background: 'black', noise } })
  const enlarged = await small
    .resize({ ...large, fit: 'fill' })
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Uint8Array(enlarged)
}
