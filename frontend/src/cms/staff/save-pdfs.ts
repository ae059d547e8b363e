import { besideField } from '../../ui/feedback/save-error'
import { upload } from './upload'

/**
 * Sends the PDFs that were chosen in a form, before the form itself is saved.
 *
 * @param chosen by field: another file, null for none any more, or nothing of one that is kept
 * @param key names every attempt to save the form as the same one
 * @returns the fields as a mutation takes them, without those that stay as they are
 * @throws SaveError that says beside the field why a file is refused
 */
export async function savePdfs<Field extends string>(
  chosen: Record<Field, File | null | undefined>,
  key: string,
): Promise<Partial<Record<Field, string | null>>> {
  const saved: Partial<Record<Field, string | null>> = {}
  for (const [field, file] of Object.entries(chosen) as [Field, File | null | undefined][]) {
    if (file === undefined) continue
    if (file === null) {
      saved[field] = null
      continue
    }
    try {
      const { id } = await upload(file, {
        section: 'Documents',
        alternativeText: '',
        key: `${key}-${field}`,
      })
      saved[field] = String(id)
    } catch (error) {
      throw besideField(field, error)
    }
  }
  return saved
}
