import { save } from '../../../../cms/staff/save'
import { SaveError } from '../../../../ui/feedback/save-error'
import { describePictures } from '../../../../staff/pictures/describe-pictures'
import type { Picture } from '../../../../staff/pictures/picture'
import { UpdateSiteDocument, type SiteInput } from './queries.generated'

/**
 * Saves a part of the site, and what has been typed about its images.
 *
 * @param data the fields of the part; the others stay as they are
 * @param version the version of the site that the part is based on
 * @throws what `save` throws
 */
export async function saveSite(
  data: SiteInput,
  version: number | undefined,
  described: Picture[],
): Promise<void> {
  try {
    await save(UpdateSiteDocument, { data: { ...data, version } })
  } catch (error) {
    // The form of the leader has the leader's fields at its top.
    if (error instanceof SaveError && Object.keys(error.fields).length > 0) {
      throw new SaveError(
        error.message,
        Object.fromEntries(
          Object.entries(error.fields).map(([field, text]) => [field.replace(/^leader\./, ''), text]),
        ),
      )
    }
    throw error
  }
  await describePictures(described)
}
