import { FileField, useFileField } from './file-field'
import { pdfLimits, pdfType } from './pdf-limits'

/**
 * Chooses one PDF.
 *
 * @param props.current address of the file that is kept when none is chosen
 */
export function PdfField(props: { name: string; label: string; current: string | undefined }) {
  const { kept } = useFileField(props.name, props.current)
  return (
    <FileField {...props} hint={pdfLimits} accept={pdfType} removing={`Remove: ${props.label}`}>
      {kept !== undefined && (
        <a href={kept} target="_blank">
          The present file
        </a>
      )}
    </FileField>
  )
}
