import { pageQuery } from '../../cms/page-query'
import { Placeholder } from './placeholder'
import { MoreDocument } from './queries.generated'

export const loader = pageQuery(MoreDocument)

export const Component = () => <Placeholder title="More" />
