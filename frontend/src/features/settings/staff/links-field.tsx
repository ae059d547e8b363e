import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/control/button'
import { EditControls, IconButton } from '../../../ui/control/edit-controls'
import { TextField } from '../../../ui/form/field'
import { Icon } from '../../../ui/control/icon'
import styles from './links-field.module.css'

interface Values {
  links: { label: string; url: string }[]
}

/** The links of the leader's page: a label and an address each, in their order. */
export function LinksField() {
  const { control } = useFormContext<Values>()
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'links' })
  const add = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className={styles['links']} data-field="links" aria-label="Links">
      <legend className={styles['legend']}>Links</legend>
      <ol className={styles['list']}>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles['link']}>
            <TextField
              name={`links.${String(index)}.label`}
              label={`Label of link ${String(index + 1)}`}
              required
            />
            <TextField
              name={`links.${String(index)}.url`}
              label={`Address of link ${String(index + 1)}`}
              type="url"
              placeholder="https://"
              required
            />
            <EditControls>
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
