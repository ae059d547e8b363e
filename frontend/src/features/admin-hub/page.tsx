import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../cms/page-query'
import { Page } from '../../ui/page'
import { AddDocument } from './queries.generated'

export const loader = pageQuery(AddDocument)

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  return (
    <Page title="Admin" description={`For the staff of the ${site?.groupName ?? 'group'}.`} index={false}>
      <p>
        Staff edit the content of this site in the Strapi admin. Its address is printed when the site is
        started; whoever runs the site can tell you where it is and give you an account.
      </p>
    </Page>
  )
}
