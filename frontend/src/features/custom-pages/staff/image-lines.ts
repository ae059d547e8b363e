import { insertText } from '../../../ui/form/fields/insert-text'
import { imageIn } from '../blocks'

/** Whether an image stands in the text. @param number the first is 1 */
export const isPlaced = (text: string, number: number): boolean =>
  text.split('\n').some((line) => imageIn(line) === number)

/** Writes the line of an image below that of the cursor. */
export function placeImage(field: HTMLTextAreaElement, number: number): void {
  const { value, selectionEnd } = field
  const end = `${value}\n`.indexOf('\n', selectionEnd)
  const line = value.slice(value.lastIndexOf('\n', end - 1) + 1, end)
  field.focus()
  field.setSelectionRange(end, end)
  insertText(field, `${line.trim() === '' ? '' : '\n'}[image ${String(number)}]`)
}

/**
 * The text after its images have moved: each line stands for the same image as before, and those of images that are gone
 * are gone too.
 *
 * @param before the ids of the images, and `after` those of now
 */
export const followImages = (text: string, before: readonly string[], after: readonly string[]): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const id = before[(imageIn(line) ?? 0) - 1]
      if (id === undefined) return line
      const place = after.indexOf(id)
      return place === -1 ? [] : line.replace(/\d+/, String(place + 1))
    })
    .join('\n')
