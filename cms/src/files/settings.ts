import type { Core } from '@strapi/strapi'

/** These live in the database, with no place in the configuration files. */
const settings = {
  // Re-encoding drops what a camera wrote into the file, the place among it.
  sizeOptimization: true,
  // One copy that stands in until the renditions are made: see images/prepare.ts.
  responsiveDimensions: true,
  // Otherwise a photo taken upright lies on its side once its orientation mark is dropped.
  autoOrientation: true,
  aiMetadata: false,
}

interface UploadService {
  setSettings(value: typeof settings): Promise<void>
}

/** Sets the image settings at every start: the site depends on them. */
export async function setImageSettings(strapi: Core.Strapi): Promise<void> {
  const upload = strapi.plugin('upload').service<UploadService>('upload')
  await upload.setSettings(settings)
}
