import { fileURLToPath } from 'node:url'
import { LOCALES, PSEUDO_LANGUAGES } from '@satchel/contract/languages.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { bakedTexts } from './baked-texts.ts'
import { earlyFont } from './early-font.ts'
import { frameHtml } from './frame-html.ts'
import { inEachLanguage } from './in-each-language.ts'
import { lightContract } from './light-contract.ts'
import { markedMessages, messages } from './messages-plugin.ts'
import { offlineFiles } from './offline-files.ts'
import { pageFiles } from './page-files.ts'
import { precompress } from './precompress.ts'
import { sourceMaps } from './source-maps.ts'

/** Paths that the product's server answers; all others are the web app's. */
const SERVED = ['/api', '/files', '/l/', '/p/', '/dev/', '/healthz', '/embed/', '/assets/visitor/']

/** Serves the classic entry for every path under /classic/, as the server does. */
const classicEntry: Plugin = {
  name: 'classic-entry',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (request.url?.startsWith('/classic/')) {
        request.url = request.url.replace(/^\/classic\/[^?]*/, '/classic/index.html')
      }
      next()
    })
  },
}

const STYLED =
  'ActionIcon|Alert|Anchor|Badge|Divider|Group|Loader|Paper|Skeleton|Stack|Text|Title|VisuallyHidden'
const FLOATING = 'Combobox|FocusTrap|OptionalPortal|Popover|ScrollArea|Select'

/**
 * Groups small modules that most pages load into few files, because each file costs a request. Modules that few pages
 * load stay separate, so that the first screen isn’t larger for them: `npm run bench -- first-load`.
 */
const CHUNKS = [
  // Without what floats, however many chunks share it: the first screen has nothing of it.
  {
    name: 'shared',
    test: new RegExp(`^(?!.*(@floating-ui|components/(${FLOATING})/))`),
    minShareCount: 30,
  },
  { name: 'icons', test: /@tabler/, minShareCount: 6 },
  {
    name: 'styled',
    test: new RegExp(`@tanstack|@mantine/(hooks|core/esm/components/(${STYLED})/)`),
    minShareCount: 8,
  },
  { name: 'contract', test: /contract\/src\/|web\/src\/lib\/|labels\.ts$/, minShareCount: 10 },
  {
    name: 'floating',
    test: new RegExp(`@floating-ui/react/|@mantine/core/esm/components/(${FLOATING})/`),
    minShareCount: 16,
  },
  {
    name: 'pieces',
    test: /web\/src\/(?!classic\/(?!brand)|ui\/date)/,
    minShareCount: 8,
    maxModuleSize: 6_000,
  },
]

export default defineConfig(({ command, mode }) => {
  const { API_PORT = '8080' } = loadEnv(mode, '.', 'API_')
  const target = `http://127.0.0.1:${API_PORT}`
  const languages = [...LOCALES, ...(process.env.PSEUDO_LANGUAGES ? PSEUDO_LANGUAGES : [])]
  return {
    plugins: [
      react(),
      classicEntry,
      frameHtml,
      command === 'build' ? markedMessages(languages) : messages(process.env.APP_LANGUAGE || 'en'),
      bakedTexts,
      lightContract,
      pageFiles,
      earlyFont,
      offlineFiles,
      inEachLanguage(languages),
      sourceMaps,
      // Sent to everyone on each first visit: worth the time of the build.
      precompress({ quality: process.env.COMPRESS === 'quickly' ? 4 : 11, withGzip: true }),
    ],
    resolve: { alias: { typebox: fileURLToPath(new URL('typebox.ts', import.meta.url)) } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // The first with light-dark(), which is not to be rewritten: themes switch by it.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: ['index.html', 'classic/index.html', 'src/service-worker.ts'],
        output: {
          // Browsers look for a newer worker at the address of the one they have.
          entryFileNames: ({ name }) =>
            name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: CHUNKS,
          },
        },
        // Schemas and endpoints that no page uses.
        treeshake: { manualPureFunctions: ['Type', 'Nullable', 'Page', 'endpoint'] },
        // A page carries the labels it shows, not the whole labels file of each feature on it.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
      sourcemap: 'hidden',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    server: {
      host: '127.0.0.1',
      proxy: {
        ...Object.fromEntries(SERVED.map((path) => [path, target])),
        '/socket': { target, ws: true },
      },
    },
  }
})
