import { pageQuery } from '../../cms/page-query'
import { Placeholder } from './placeholder'
import { ResearchIntrestDocument } from './queries.generated'

export const loader = pageQuery(ResearchIntrestDocument)

export const Component = () => <Placeholder title="Research Intrests" />
