// Which file may import which. One place for both halves and the tools; scripts/architecture.test.ts plants a
// violation of each rule and sees it found.

/**
 * The layers of the front end, lowest first. A file imports from its own layer and from lower ones.
 * @type {[name: string, pattern: string][]}
 */
const layers = [
  ['paths', '^frontend/src/paths\\.ts$'],
  ['ui', '^frontend/src/ui/'],
  ['cms', '^frontend/src/cms/'],
  ['staff', '^frontend/src/staff/'],
  ['features', '^frontend/src/features/'],
  ['site', '^frontend/src/site/'],
  ['routes', '^frontend/src/(routes|feeds)\\.tsx?$'],
  ['entries', '^frontend/src/(entry-[a-z-]+|boot|document|known-address|speculate|state|styles)\\.tsx?$'],
  ['server', '^frontend/server/'],
]

const upwards = layers.slice(0, -1).map(([name, pattern], index) => ({
  name: `no-upward-import-from-${name}`,
  severity: /** @type {const} */ ('error'),
  comment: `${name} stands below ${layers
    .slice(index + 1)
    .map(([higher]) => higher)
    .join(', ')}. Move what it needs down, or hand it in as an argument.`,
  from: { path: pattern },
  to: {
    path: layers
      .slice(index + 1)
      .map(([, higher]) => higher)
      .join('|'),
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards,
    {
      name: 'no-import-between-features',
      severity: 'error',
      comment:
        'Features know nothing of each other. What a second one needs moves down to ui/, cms/ or paths.ts.',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two files that import each other are one file, or hide a third one.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-import-from-cms-to-frontend',
      severity: 'error',
      comment: 'GraphQL is the contract: the halves share cms/schema.graphql and nothing else.',
      from: { path: '^cms/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'no-import-from-frontend-to-cms',
      severity: 'error',
      comment: 'GraphQL is the contract: the halves share cms/schema.graphql and nothing else.',
      from: { path: '^frontend/' },
      to: { path: '^cms/' },
    },
    {
      name: 'no-import-of-tools',
      severity: 'error',
      comment: 'scripts/ and e2e/ stand around the site; nothing of the site needs them to run.',
      from: { path: '^(cms|frontend)/' },
      to: { path: '^(scripts|e2e)/' },
    },
    {
      name: 'no-import-of-tests',
      severity: 'error',
      comment: 'What a test and the site both need belongs in a file of its own.',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'no-unresolved-import',
      severity: 'error',
      comment: 'The imported file is not there. Mend the path. (Packages are looked up by TypeScript.)',
      from: {},
      to: { couldNotResolve: true, path: '^\\.' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.strapi|types/generated)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
