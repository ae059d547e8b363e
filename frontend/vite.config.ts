import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** The process, and the thread in which it renders. */
const serverEntries: Record<string, string> = {
  main: 'server/main.ts',
  'render-thread': 'server/render-thread.ts',
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  appType: 'custom',
  resolve: {
    // Vite's default conditions would pick rxjs' ES5 build; the es2015 one is 1.6 kB smaller.
    ...(isSsrBuild ? {} : { conditions: ['es2015', 'module', 'browser', 'development|production'] }),
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // One small style sheet, written into every page: a page then needs no second request before it is drawn.
    cssCodeSplit: false,
    // A data: URL is not allowed by the content security policy for fonts, and an image is better cached on its own.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? serverEntries : { boot: 'src/boot.ts' },
      ...(isSsrBuild && { output: { entryFileNames: '[name].js' } }),
    },
  },
  // The server bundle carries its dependencies, with React's production build baked in.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  test: { include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
}))
