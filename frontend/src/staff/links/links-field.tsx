import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/control/button'
import { EditControls, IconButton } from '../../ui/control/edit-controls'
import { TextField } from '../../ui/form/fields/field'
import { Icon } from '../../ui/control/icon'
import * as styles from './links-field.module.css'

type Values<Name extends string> = Record<Name, { label: string; url: string }[]>

/** Links, a label and an address each, in their order. @param props.name of the field that holds them */
export function LinksField({ name, label }: { name: 'links' | 'followLinks'; label: string }) {
  const { control } = useFormContext<Values<typeof name>>()
  const { fields, append, remove, swap } = useFieldArray({ control, name })
  const add = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className={styles['links']} data-field={name} aria-label={label}>
      <legend className={styles['legend']}>{label}</legend>
      <ol className={styles['list']}>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles['link']}>
            <TextField
              name={`${name}.${String(index)}.label`}
              label={`Label of link ${String(index + 1)}`}
              required
            />
            <TextField
              name={`${name}.${String(index)}.url`}
              label={`Address of link ${String(index + 1)}`}
              type="url"
              placeholder="https://"
              required
            />
            <EditControls what={`Link ${String(index + 1)}`} first="up">
              <IconButton
                icon="up"
                label={`Move link ${String(index + 1)} up`}
                disabled={index === 0}
                onClick={() => {
                  swap(index, index - 1)
                }}
              />
              <IconButton
                icon="down"
                label={`Move link ${String(index + 1)} down`}
                disabled={index === fields.length - 1}
                onClick={() => {
                  swap(index, index + 1)
                }}
              />
              <IconButton
                icon="bin"
                label={`Remove link ${String(index + 1)}`}
                onClick={() => {
                  remove(index)
                  add.current?.focus()
                }}
              />
            </EditControls>
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        className={styles['add']}
        onClick={() => {
          append({ label: '', url: '' })
        }}
      >
        <Icon name="plus" size={16} /> Add a link
      </Button>
    </fieldset>
  )
}
