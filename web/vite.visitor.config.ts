import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bakedTexts } from './baked-texts.ts'
import { messages } from './messages-plugin.ts'
import { precompress } from './precompress.ts'

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(PDFJS, 'package.json'), 'utf8'))
/** Character maps, standard fonts, decoders and color profiles, which the engine fetches if a PDF needs them. */
const PDF_DATA = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

const pdfData: Plugin = {
  name: 'pdf-data',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const folder of PDF_DATA)
      for (const name of readdirSync(join(PDFJS, folder)))
        this.emitFile({
          type: 'asset',
          fileName: `pdfjs-${version}/${folder}/${name}`,
          source: readFileSync(join(PDFJS, folder, name)),
        })
  },
}

/** Three builds: for visitors' browsers, for other sites, and the entry that the server renders the pages with. */
export default defineConfig({
  base: '/assets/visitor/',
  publicDir: false,
  // The last two levels take five times as long for 4 in a hundred less.
  plugins: [
    react(),
    // Words of components that the app has too; pages have their own in each language.
    messages('en'),
    bakedTexts,
    pdfData,
    precompress({ quality: process.env.COMPRESS === 'quickly' ? 4 : 9, withGzip: false }),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist-visitor/client',
        assetsDir: '',
        manifest: 'manifest.json',
        target: ['chrome109', 'firefox115', 'safari16.4'],
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          input: 'src/visitor/client.ts',
          output: { codeSplitting: { groups: [{ name: 'pdf-engine', test: /pdfjs-dist/ }] } },
        },
      },
    },
    // One small file for pages of others.
    embed: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist-visitor/embed',
        target: ['chrome109', 'firefox115', 'safari16.4'],
        rolldownOptions: {
          input: { cta: 'src/visitor/embed/cta.tsx' },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
    ssr: {
      // One file with React's production build, whatever the environment of the server says.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist-visitor',
        emptyOutDir: false,
        minify: true,
        target: 'node26',
        rolldownOptions: { input: { server: 'src/visitor/server.tsx' } },
      },
    },
  },
})
