import js from '@eslint/js'
import graphql from '@graphql-eslint/eslint-plugin'
import { defineConfig, globalIgnores } from 'eslint/config'
import a11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

const code = ['**/*.{ts,tsx,js,mjs}']
/**
 * Which files have their types from which project; what comes later goes first. A program for each takes two thirds of
 * the time of the service that editors use.
 */
const projects = [
  { files: code, project: 'tsconfig.json' },
  { files: ['frontend/**'], project: 'frontend/tsconfig.json' },
  { files: ['cms/{config,src,seed}/**', 'cms/scripts/*.ts'], project: 'cms/tsconfig.all.json' },
  { files: ['cms/tests/**'], project: 'cms/tests/tsconfig.json' },
  { files: ['cms/src/admin/**'], project: 'cms/src/admin/tsconfig.json' },
]
// The plugin's own types are older than ESLint's; what ESLint asks for is there.
const graphqlRules = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (graphql))
const documents = ['frontend/src/**/*.graphql']

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/.strapi/',
    '**/*.generated.*',
    'cms/types/',
    'data/',
    'test-results/',
    'playwright-report/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    extends: [js.configs.recommended, ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    rules: {
      // TypeScript knows which names exist, in .mjs files too.
      'no-undef': 'off',
      // A number in a text needs no ceremony; an object or undefined there is a mistake.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Files are named after their noun or role, and re-exports hide where a thing lives.
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Import from the file that defines it.' },
      ],
      // A CSS module's class names are an index signature; brackets say so.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Taking a name out of an object is how the rest is had without it.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: 'error',
    },
  },
  projects.map(({ files, project }) => ({
    files,
    languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
  })),
  {
    // The linter does not see a JSDoc cast and takes its value for `any`; TypeScript sees it.
    files: ['**/*.{js,mjs}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    extends: [a11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: documents,
    plugins: { '@graphql-eslint': graphqlRules },
    extends: [graphql.configs['flat/operations-recommended']],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'cms/schema.graphql', documents: documents[0] } },
    },
    rules: {
      // For a normalized cache, which there is none of.
      '@graphql-eslint/require-selections': 'off',
      '@graphql-eslint/no-unused-fields': 'off',
      '@graphql-eslint/no-one-place-fragments': 'off',
    },
  },
)
