// Which file may import which. One place for both halves and the tools; scripts/checks/architecture.test.ts plants a
// violation of each rule and sees it found.

/**
 * The layers of the front end, lowest first. A file imports from its own layer and from lower ones.
 * @type {[name: string, pattern: string][]}
 */
const layers = [
  ['paths', '^frontend/src/paths\\.ts$'],
  ['ui', '^frontend/src/ui/'],
  ['cms', '^frontend/src/cms/'],
  ['content', '^frontend/src/content/'],
  ['staff', '^frontend/src/(session|staff)/'],
  ['nouns', '^frontend/src/(nouns\\.ts$|features/[^/]+/noun\\.ts$)'],
  ['features', '^frontend/src/features/(?![^/]+/noun\\.ts$)'],
  ['site', '^frontend/src/site/'],
  ['routes', '^frontend/src/(routes|staff-pages|feeds)\\.tsx?$'],
  ['entries', '^frontend/src/(waking/|(entry-server|document|known-address|styles)\\.tsx?$)'],
  ['server', '^frontend/server/'],
]

/**
 * The floors of the CMS, lowest first, each a folder (docs/architecture.md says what is where). As above: a file imports
 * from its own floor and from lower ones, so that no two folders import each other.
 * @type {[name: string, pattern: string][]}
 */
const floors = [
  ['cms-environment', '^cms/src/environment/'],
  ['cms-apart', '^cms/src/apart/'],
  ['cms-strapi', '^cms/src/strapi/'],
  ['cms-database', '^cms/src/database/'],
  ['cms-rules', '^cms/src/rules/'],
  ['cms-nouns', '^cms/src/api/(?!staff/|content-version/|attachment/)'],
  ['cms-documents', '^cms/src/documents/'],
  ['cms-content-version', '^cms/src/content-version/'],
  ['cms-addresses', '^cms/src/addresses/'],
  ['cms-history', '^cms/src/history/'],
  ['cms-schedule', '^cms/src/schedule/'],
  ['cms-trash', '^cms/src/trash/'],
  ['cms-images', '^cms/src/images/'],
  ['cms-files', '^cms/src/files/'],
  ['cms-writing', '^cms/src/writing/'],
  ['cms-attachments', '^cms/src/attachments/'],
  ['cms-services', '^cms/src/api/(staff|content-version|attachment)/'],
  ['cms-authors', '^cms/src/authors/'],
  ['cms-search', '^cms/src/search/'],
  ['cms-find', '^cms/src/find/'],
  ['cms-import', '^cms/src/import/'],
  ['cms-inbox', '^cms/src/inbox/'],
  ['cms-renditions', '^cms/src/renditions/'],
  ['cms-erasure', '^cms/src/erasure/'],
  ['cms-samples', '^cms/src/samples/'],
  ['cms-graphql', '^cms/src/graphql/'],
  ['cms-operations', '^cms/src/operations/'],
  ['cms-startup', '^cms/src/startup/'],
  ['cms-metrics', '^cms/src/metrics/'],
  ['cms-middlewares', '^cms/src/middlewares/'],
  ['cms-entries', '^cms/(config|scripts)/|^cms/src/(index\\.ts$|admin/)'],
]

/** Folders that are divided into rooms, each with a subject; not scripts/, whose rooms need its `root.ts`. */
const rooms = '^(cms/src/import|cms/tests|frontend/src/features/settings/staff|frontend/src/ui/form|torture)/'

/**
 * Each layer but the highest must not import from those above it.
 * @param {[name: string, pattern: string][]} stack
 */
const upwards = (stack) =>
  stack.slice(0, -1).map(([name, pattern], index) => {
    const higher = stack.slice(index + 1)
    return {
      name: `no-upward-import-from-${name}`,
      severity: /** @type {const} */ ('error'),
      comment: `${name} stands below ${higher.map(([above]) => above).join(', ')}. Move what it needs down, or hand it in as an argument.`,
      from: { path: pattern },
      to: { path: higher.map(([, above]) => above).join('|') },
    }
  })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards(layers),
    ...upwards(floors),
    {
      name: 'no-cms-file-without-floor',
      severity: 'error',
      comment: 'A new folder of the CMS needs its place in the list of floors.',
      from: { path: '^cms/src/', pathNot: floors.map(([, pattern]) => pattern) },
      to: {},
    },
    {
      name: 'no-import-between-nouns',
      severity: 'error',
      comment: 'Nouns know nothing of each other. What a second one needs moves down to rules/.',
      from: { path: '^cms/src/api/([^/]+)/' },
      to: { path: '^cms/src/api/', pathNot: '^cms/src/api/$1/' },
    },
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
      name: 'no-circle-of-rooms',
      severity: 'error',
      comment:
        'The rooms of a folder import from each other in one direction, tests too. Move what both need to the lower.',
      scope: 'folder',
      from: { path: rooms },
      to: { circular: true, path: rooms },
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
