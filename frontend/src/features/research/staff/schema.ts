import * as v from 'valibot'
import { researchLineRules } from '../../../cms/staff/rules/research-line.generated'
import { imageWords } from '../../../ui/form/rules/image-words'
import { optional, optionalFile, optionalNumber, required } from '../../../ui/form/rules/rules'

/** What a research line needs, on creation and in its inline form alike. */
export const researchLineSchema = v.object({
  title: required(researchLineRules.title),
  text: optional(researchLineRules.text),
  words: optional(researchLineRules.words),
  position: optionalNumber(researchLineRules.position),
  image: optionalFile(),
  imageWords: imageWords(),
})

export type ResearchLineValues = v.InferOutput<typeof researchLineSchema>
