import type { TestProject } from 'vitest/node'
import { prepare } from './prepare'

export default (project: TestProject): Promise<() => Promise<void>> => prepare(project)
