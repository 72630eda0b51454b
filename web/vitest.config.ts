import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { lightContract } from './light-contract.ts'
import { messages } from './messages-plugin.ts'

const language = process.env.APP_LANGUAGE || 'en'

export default defineConfig({
  // As in the build.
  plugins: [{ ...lightContract, apply: 'serve' }, messages(language)],
  resolve: { alias: { typebox: fileURLToPath(new URL('typebox.ts', import.meta.url)) } },
  test: {
    name: 'web',
    environment: './test/environment.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../scripts/testing/measure-file.mjs', 'test/setup.ts'],
    env: { SATCHEL_LANE: 'web' },
    // As in the server's project: files share a worker's modules, and as many run side by side.
    isolate: false,
    maxWorkers: 2,
    // A slow machine is no fault: what does happen is waited for.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
