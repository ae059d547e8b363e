import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../cms/page-query'
import { privacyText } from './default-texts'
import { PrivacyDocument } from './queries.generated'
import { TitledText } from './titled-text'

export const loader = pageQuery(PrivacyDocument)

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  return <TitledText title="Privacy" field="privacy" text={site?.privacy ?? privacyText(site)} site={site} />
}
