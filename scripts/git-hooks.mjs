// Runs after an install with the packages for development. A folder in the repository is the simplest hook manager there is:
// nothing to install, and what runs before a commit can be read in `.githooks/pre-commit`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

// An archive or a Docker build has no `.git`, and must install all the same.
if (existsSync(`${root}/.git`) && process.env['CI'] === undefined) {
  const { status } = spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root })
  if (status !== 0)
    console.warn('The pre-commit hook is not active. Run: git config core.hooksPath .githooks')
}
