import type { FieldValues } from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { FormValues } from '../../../../ui/form/editing/use-basis'
import type { Picture } from '../../../../staff/pictures/picture'
import type { SiteInput } from '../site/queries.generated'
import type { Site } from '../site/site'

/** How one section of the settings reads the site and writes it. */
export interface SectionRules<TSchema extends GenericSchema<FieldValues, FieldValues>> {
  schema: TSchema
  /** What the form shows of the site. */
  valuesOf: (site: Site) => FormValues<InferInput<TSchema>>
  /** What is saved: all that the section shows, and nothing else. */
  dataOf: (values: InferOutput<TSchema>) => SiteInput
  /** The images whose words or focal point can be said here. */
  described?: (values: InferOutput<TSchema>) => Picture[]
}
