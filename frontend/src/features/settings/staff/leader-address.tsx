import { useWatch } from 'react-hook-form'
import { paths } from '../../../paths'
import { TextField } from '../../../ui/form/field'
import { slugRule } from './slug'

/** The last part of the address of the leader's page, and the whole address as it is typed. */
export function LeaderAddress({ origin }: { origin: string }) {
  const slug = useWatch<{ slug: string }>({ name: 'slug' })
  return (
    <TextField
      name="slug"
      label="Address of the page"
      required
      hint={
        <>
          {slugRule} The page stands at{' '}
          <strong>
            {origin}
            {paths.leader(slug)}
          </strong>
        </>
      }
    />
  )
}
