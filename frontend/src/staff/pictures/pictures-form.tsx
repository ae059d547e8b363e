import { useState, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { StaffForm } from '../staff-form'
import { Sending, SendingContext } from './sending'

/** A form whose images are sent as soon as they are chosen; a save waits until they have arrived. */
export function PicturesForm<TSchema extends GenericSchema<FieldValues, FieldValues>>(
  form: ComponentProps<typeof StaffForm<TSchema>>,
) {
  const [sending] = useState(() => new Sending())
  return (
    <SendingContext value={sending}>
      <StaffForm<TSchema> {...form} ready={() => sending.arrived()} />
    </SendingContext>
  )
}
