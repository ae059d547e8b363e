import { type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema, InferOutput } from 'valibot'
import { Link } from 'react-router-dom'
import { paths } from '../paths'
import { Cancelled } from '../ui/feedback/cancelled'
import { useTell } from '../ui/feedback/notices'
import { Form } from '../ui/form/editing/form'
import type { SaveContext } from '../ui/form/editing/use-editing-form'
import { useProtect } from '../session/staff'
import { useRefresh } from '../session/use-refresh'
import { useGoneMeanwhile } from './use-gone'

type StaffFormProps<TSchema extends GenericSchema<FieldValues, FieldValues>> = Omit<
  ComponentProps<typeof Form<TSchema>>,
  'besides'
> & {
  /** What there is already: its history is a press away. */
  documentId?: string | undefined
  /** Whether the page is there no more after a save; `onSaved` then leaves it. */
  leaves?: (saved: InferOutput<TSchema>) => boolean
}

/**
 * A form whose save needs the password. When the session is over the prompt comes back and the save runs after it;
 * closing the prompt leaves the form as it was typed. After a save the page shows the result at once.
 */
export function StaffForm<TSchema extends GenericSchema<FieldValues, FieldValues>>({
  save,
  documentId,
  leaves,
  ...props
}: StaffFormProps<TSchema>) {
  const protect = useProtect()
  const refresh = useRefresh()
  const tell = useTell()
  useGoneMeanwhile(documentId === undefined ? undefined : props.draft)
  const protectedSave = async (values: InferOutput<TSchema>, context: SaveContext) => {
    let saved: unknown
    try {
      saved = await protect(() => save(values, context))
    } catch (error) {
      if (error instanceof Cancelled) return false
      throw error
    }
    if (saved !== false && !leaves?.(values)) await refresh()
    // The page shows what has changed; who does not see it hears it.
    if (saved !== false && documentId !== undefined) tell({ kind: 'heard', text: 'Saved.' })
    return saved
  }
  return (
    <Form<TSchema>
      {...(props as ComponentProps<typeof Form<TSchema>>)}
      save={protectedSave}
      besides={documentId !== undefined && <Link to={paths.historyOf(documentId)}>History</Link>}
    />
  )
}
