import { defineConfig } from 'vite'

// One file without dependencies, so that installing the command line is copying it.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    license: { fileName: 'licenses.md' },
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'satchel.js', codeSplitting: false } },
  },
  resolve: { conditions: ['satchel-source'] },
  ssr: { noExternal: true, resolve: { conditions: ['satchel-source', 'node'] } },
})
