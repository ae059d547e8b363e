import { pageQuery } from '../../cms/page-query'
import { Placeholder } from './placeholder'
import { ProfileDocument } from './queries.generated'

export const loader = pageQuery(ProfileDocument)

export const Component = () => <Placeholder title="Profile" />
