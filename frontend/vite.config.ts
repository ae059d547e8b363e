import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { shortClassNames } from './class-names.ts'
import { precompress } from './precompress.ts'

/** The process that answers, and the one that renders. */
const serverEntries: Record<string, string> = {
  main: 'server/main.ts',
  'render-process': 'server/render-process.ts',
}

/**
 * The style sheets of what visitors see. They are one small sheet, written into every page, which then needs no second
 * request before it is drawn. Those of the staff area are fetched with its scripts.
 */
const visitorStyles =
  /src\/(?!ui\/(form\/|dialog|confirm-dialog|sortable)|staff\/password|features\/(history|settings|trash|publications\/import|members\/author-names|[\w-]+\/admin|gallery\/(uploader|image-entry|present-images)))[\w/.-]+\.css$/

/** Keeps scripts from fetching the sheet that stands in the page already: the one of the chunk `site` below. */
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

/**
 * What a page needs to wake comes in a few files instead of two dozen: packages, which change seldom; the site; the
 * page itself. Apollo and what staff need stay apart, because they are fetched when they are needed. What others share
 * with `entry-client.tsx` belongs to the site: that one waits for its page, so nothing may wait for it.
 */
const groups = [
  {
    name: 'site',
    test: new RegExp(
      `${visitorStyles.source}|` +
        'src/(routes|paths|state|packed-renditions|styles|site/' +
        '|staff/(staff|session|use-refresh|sign-out-control|edit-control|delete-control)\\.' +
        '|cms/(?!apollo|save|send|upload|restore|trash)[\\w-]+\\.ts' +
        '|ui/(?!form/|carousel|pause-button|moving|reduced-motion|dialog|confirm-dialog|sortable|fonts|tokens)[\\w-]+\\.)',
    ),
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom)\// },
  { name: 'apollo', test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\/|src\/cms\/apollo/ },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|valibot)\/|src\/ui\/form\// },
  {
    name: 'carousel',
    test: /node_modules\/embla|src\/ui\/(carousel|pause-button|moving|reduced-motion)/,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [withoutVisitorSheet(), precompress()])],
  appType: 'custom',
  css:
    command === 'build'
      ? { modules: { generateScopedName: shortClassNames(path.join(import.meta.dirname, 'src')) } }
      : {},
  resolve: {
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
      input: isSsrBuild ? serverEntries : { boot: 'src/boot.ts', 'entry-client': 'src/entry-client.tsx' },
      output: isSsrBuild
        ? { entryFileNames: '[name].js' }
        : { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  },
  // The server bundle carries its dependencies, with React's production build baked in.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The first page that a test asks for waits until the whole site is compiled: seconds on a busy machine.
  test: { include: ['{src,server}/**/*.test.{ts,tsx}', '*.test.ts'], testTimeout: 30_000 },
}))
