import { useWatch } from 'react-hook-form'
import { siteLeaderRules } from '../../../../cms/staff/rules/site-leader.generated'
import { paths } from '../../../../paths'
import { TextField } from '../../../../ui/form/fields/field'

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
