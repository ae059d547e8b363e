import type { FocalPoint } from '../../page/focal-point'

/** How pages crop an image. */
export interface Crop {
  /** Width to height, as CSS takes it. */
  ratio: string
  /** What stays in sight where nobody has chosen it. */
  usual: FocalPoint
}

const middle = { x: 50, y: 50 }

/** Of a person, with the place where a face is in a picture that is higher. */
export const portraitCrop: Crop = { ratio: '4 / 5', usual: { x: 50, y: 25 } }
export const photoCrop: Crop = { ratio: '4 / 3', usual: middle }
/** As high as a wide window has it; a narrow one shows more of the height. */
export const bannerCrop: Crop = { ratio: '6 / 1', usual: middle }
