/**
 * Makes the pictures of the sample content anew, each the same as before.
 *
 * In the folder `cms`: `npx tsx seed/make-images/main.ts` makes all (about six minutes on one processor core),
 * `npx tsx seed/make-images/main.ts events/ news/7` only those whose names begin so.
 * The fonts Inter and EB Garamond must be installed (Debian: `fonts-inter`, `fonts-ebgaramond`); Liberation Mono is used
 * on displays (`fonts-liberation`).
 */
import { join } from 'node:path'
import * as banners from './banners'
import * as fields from './fields'
import * as home from './home-photos'
import * as instruments from './instruments'
import * as micrographs from './micrographs'
import * as occasions from './occasions'
import { save, type Picture } from './picture'
import * as plots from './plots'
import { people, portrait } from './portraits'
import * as press from './press'
import * as still from './still-lifes'

const pictures: Record<string, () => Promise<Picture>> = {
  'gallery/zno-nanorods': micrographs.nanorods,
  'gallery/afm-topography': fields.afmTopography,
  'gallery/inhibition-zones': still.inhibitionZones,
  'gallery/colloidal-spheres': micrographs.colloidalSpheres,
  'gallery/beam-on-the-bench': still.beamOnTheBench,
  'gallery/dye-before-and-after': still.dyeBeforeAndAfter,
  'gallery/thermal-map': fields.thermalMap,
  'gallery/wo3-nanoflowers': micrographs.nanoflowers,
  'gallery/lattice-fringes': fields.latticeFringes,
  'gallery/interference-colours': fields.interferenceColours,
  'gallery/electron-diffraction': fields.electronDiffraction,
  'gallery/graphene-foam': micrographs.grapheneFoam,
  'gallery/raman-map': fields.ramanMap,
  'gallery/sensor-response': plots.sensorResponse,
  'gallery/thin-film-grains': micrographs.thinFilmGrains,
  'gallery/newton-rings': fields.newtonRings,
  'gallery/nanowire-network': micrographs.nanowireNetwork,
  'events/science-day-rangoli': occasions.rangoli,
  'events/best-poster-award': occasions.posterAward,
  'events/lecture-sensor-drift': plots.driftLecture,
  'events/journal-cover-wo3': occasions.journalCoverOnDesk,
  'events/lecture-phonons': plots.phononLecture,
  'events/festival-of-lights': occasions.festivalOfLights,
  'events/lecture-writing': occasions.writingWorkshop,
  'events/open-z-scan-release': plots.zScanRelease,
  'events/paper-sensor-patent': occasions.patentDrawing,
  'events/lecture-nanocrystals': still.nanocrystalLecture,
  'events/group-hike': occasions.groupHike,
  'events/lecture-xrd': plots.xrayLecture,
  'events/tree-planting': occasions.treePlanting,
  'events/thesis-defence': occasions.thesisDefence,
  'events/lecture-water': occasions.waterLecture,
  'events/ten-years': occasions.tenYears,
  'events/cricket-match': occasions.cricketMatch,
  'events/field-trial': plots.fieldTrial,
  'events/lecture-self-focusing': fields.selfFocusing,
  'facilities/spin-coater': instruments.spinCoater,
  'facilities/x-ray-diffractometer': instruments.xrayDiffractometer,
  'facilities/uv-vis-spectrometer': instruments.uvVisSpectrometer,
  'facilities/gas-sensing-chamber': instruments.gasSensingChamber,
  'facilities/z-scan-bench': instruments.zScanBench,
  'facilities/four-probe-station': instruments.fourProbe,
  'facilities/tube-furnace': instruments.tubeFurnace,
  'facilities/hot-disk-analyser': instruments.hotDisk,
  'facilities/photocatalytic-reactor': instruments.photoreactor,
  'facilities/spray-pyrolysis-unit': instruments.sprayPyrolysis,
  'facilities/glove-box': instruments.gloveBox,
  'facilities/hydrothermal-oven': instruments.hydrothermalOven,
  'news/3': press.news3,
  'news/4': press.news4,
  'news/5': press.news5,
  'news/6': press.news6,
  'news/7': press.news7,
  'news/8': press.news8,
  'news/9': press.news9,
  'news/10': press.news10,
  'news/11': press.news11,
  'news/12': press.news12,
  'news/13': press.news13,
  'news/14': press.news14,
  'news/15': press.news15,
  'news/16': press.news16,
  'site/home-crystal-model': home.crystalModel,
  'site/home-sensor-chip': home.sensorChip,
  'site/event-placeholder': occasions.eventPlaceholder,
  'site/banner-team': banners.bannerTeam,
  'site/banner-leader': banners.bannerLeader,
  'site/banner-events': banners.bannerEvents,
  'site/banner-news': banners.bannerNews,
  'site/banner-facilities': banners.bannerFacilities,
  'site/banner-updates': banners.bannerUpdates,
  'site/banner-publications': banners.bannerPublications,
  'site/banner-contact': banners.bannerContact,
  'site/banner-gallery': banners.bannerGallery,
  'site/banner-more': banners.bannerMore,
  'site/banner-profile': banners.bannerProfile,
  'site/banner-research-interests': banners.bannerResearchInterests,
  'site/banner-default': banners.bannerDefault,
  ...Object.fromEntries(
    Object.entries(people).map(([slug, person]) => [`team/${slug}`, () => portrait(person)]),
  ),
}

/** The largest size of a file in bytes; the quality of the JPEG is chosen to stay below. */
const limitOf = (name: string) => (name.startsWith('team/') ? 60_000 : 245_000)

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const images = join(__dirname, '..', 'images')
  for (const [name, make] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue
    const { bytes, quality } = await save(await make(), join(images, `${name}.jpg`), limitOf(name))
    console.log(`${name}.jpg  ${Math.round(bytes / 1000)} kB, quality ${quality}`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
