// The page is built into the Python package, which serves it.

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { words } from './scripts/word-files.mjs'

const SERVER = 'http://127.0.0.1:8000' // where `astroport serve` listens while the page is worked on with `npm run dev`

// What every page, or nearly every one, needs is one file.
const BASE =
  /node_modules\/(svelte|@fluent\/bundle\/esm\/(?!resource))|src\/lib\/(board|fluent|lang|names|one-stop|preferences|result|settings|sources|texts|time)\b/

// What several pages and boards share is one more: small files weigh more than what is in them.
const SHARED = /src\/(lib|parts|games\/shared)\//

const GROUPS = [
  { name: 'base', test: BASE, priority: 2 },
  { name: 'shared', test: SHARED, minShareCount: 5, priority: 1 },
]

const TESTS = 'src/**/*.test.ts'
const ALONE = 'src/**/*.alone.test.ts' // what replaces a module, or counts what all of the page does, shares no process

export default defineConfig({
  plugins: [svelte(), words()],
  base: '/',
  build: {
    outDir: '../src/astroport/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true }, '/engines': SERVER } },
  test: {
    setupFiles: ['scripts/speak.ts'],
    projects: [
      { extends: true, test: { name: 'together', include: [TESTS], exclude: [ALONE], isolate: false } },
      { extends: true, test: { name: 'alone', include: [ALONE] } },
    ],
  },
})
