import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../cms/page-query'
import { accessibilityText } from './default-texts'
import { AccessibilityDocument } from './queries.generated'
import { TitledText } from './titled-text'

export const loader = pageQuery(AccessibilityDocument)

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  return (
    <TitledText
      title="Accessibility"
      field="accessibility"
      text={site?.accessibility ?? accessibilityText(site)}
      site={site}
    />
  )
}
