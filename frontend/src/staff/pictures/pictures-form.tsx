import { useState, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { SaveError } from '../../ui/feedback/save-error'
import { StaffForm } from '../staff-form'
import { Sending, SendingContext } from './sending'

/** A form whose images are sent as soon as they are chosen; it is saved when they have arrived. */
export function PicturesForm<TSchema extends GenericSchema<FieldValues, FieldValues>>({
  save,
  ...form
}: ComponentProps<typeof StaffForm<TSchema>>) {
  const [sending] = useState(() => new Sending())
  return (
    <SendingContext value={sending}>
      <StaffForm<TSchema>
        {...form}
        save={(values, context) => {
          if (sending.isUnderWay) {
            throw new SaveError('An image is still on its way. Save again when it has arrived.')
          }
          return save(values, context)
        }}
      />
    </SendingContext>
  )
}
