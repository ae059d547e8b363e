import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { siteLeaderRules } from '../../../../cms/staff/rules/site-leader.generated'
import { paths } from '../../../../paths'
import { TextField } from '../../../../ui/form/fields/field'
import { addressOf } from '../../../../staff/person-titles'

interface Values {
  name: string
  slug: string
}

/**
 * The last part of the address of the leader's page, and the whole address as it is typed. The page of a new leader has the
 * name for its address, until another one is typed.
 */
export function LeaderAddress({ origin }: { origin: string }) {
  const { control, formState, setValue } = useFormContext<Values>()
  const [name, slug] = useWatch({ control, name: ['name', 'slug'] })
  const isNew = formState.defaultValues?.slug === '' && !formState.dirtyFields.slug
  useEffect(() => {
    if (isNew) setValue('slug', addressOf(name))
  }, [isNew, name, setValue])
  return (
    <TextField
      name="slug"
      label="Address of the page"
      required
      hint={
        <>
          {siteLeaderRules.slug.pattern.message} The page stands at{' '}
          <strong>
            {origin}
            {paths.leader(slug)}
          </strong>
        </>
      }
    />
  )
}
