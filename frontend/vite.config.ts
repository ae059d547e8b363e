import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { chunkOf } from './chunks.ts'
import { shortClassNames } from './class-names.ts'
import { precompress } from './precompress.ts'

/** The process that answers, the one that renders, and the one that freezes. */
const serverEntries: Record<string, string> = {
  main: 'server/main.ts',
  'render-process': 'server/render/render-process.ts',
  freeze: 'server/freeze/main.ts',
}

/**
 * A class's name is written where it is used (`import * as styles`), and nothing is left of its sheet's module: without
 * this, the sheet would go with it.
 */
const keepSheets = (): Plugin => ({
  name: 'keep-sheets',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
})

/** Keeps scripts from fetching the sheet that is there when they run: the one of the chunk `site`. */
const withoutVisitorSheet = (): Plugin => ({
  name: 'without-visitor-sheet',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const sheets = chunk.type === 'chunk' ? chunk.viteMetadata?.importedCss : undefined
        for (const sheet of sheets ?? []) if (/\bsite-[\w-]+\.css$/.test(sheet)) sheets?.delete(sheet)
      }
    },
  },
})

const reactRouter = path.join(import.meta.dirname, 'node_modules/react-router/dist/production')
const reactRouterForProduction = [
  { find: /^react-router$/, replacement: path.join(reactRouter, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(reactRouter, 'dom-export.mjs') },
]

/** Node 25 and newer have a `localStorage` of their own, which keeps nothing without a file and hides that of jsdom. */
const ownStorage = '--no-experimental-webstorage'

// Tests run as a reader in India sees things: who takes UTC for the reader's time is found out.
if (process.env['VITEST'] !== undefined) process.env['TZ'] = 'Asia/Kolkata'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), keepSheets(), ...(isSsrBuild ? [] : [withoutVisitorSheet(), precompress()])],
  appType: 'custom',
  css:
    command === 'build'
      ? { modules: { generateScopedName: shortClassNames(path.join(import.meta.dirname, 'src')) } }
      : {},
  resolve: {
    // Its `exports` name the build with warnings for developers in production too.
    ...(command === 'build' && !isSsrBuild && { alias: reactRouterForProduction }),
    // Vite's default conditions would pick rxjs' ES5 build; the es2015 one is 1.6 kB smaller.
    ...(isSsrBuild ? {} : { conditions: ['es2015', 'module', 'browser', 'development|production'] }),
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // A data: URL is not allowed by the content security policy for fonts, and an image is better cached on its own.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      onLog: (level, log, tell) => {
        // For example of a class that its sheet does not have.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        tell(level, log)
      },
      input: isSsrBuild
        ? serverEntries
        : {
            boot: 'src/waking/boot.ts',
            'entry-client': 'src/waking/entry-client.tsx',
            fonts: 'src/ui/theme/fonts.css',
          },
      output: isSsrBuild
        ? { entryFileNames: '[name].js' }
        : { codeSplitting: { groups: [{ name: chunkOf }], includeDependenciesRecursively: false } },
    },
  },
  // The server bundle carries its dependencies, with React's production build baked in.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  test: {
    include: ['{src,server}/**/*.test.{ts,tsx}', '*.test.ts'],
    // A process and a copy of every module for each file would be three quarters of all the work.
    pool: 'threads',
    isolate: false,
    execArgv: process.allowedNodeEnvironmentFlags.has(ownStorage) ? [ownStorage] : [],
    // The first page that a test asks for waits until the whole site is compiled: seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
}))
