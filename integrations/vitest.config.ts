import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'integrations',
    include: ['test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    setupFiles: ['../server/test/ready.ts', '../scripts/testing/measure-file.mjs'],
    env: { SATCHEL_LANE: 'integrations' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // The packages are run by Node itself, as n8n and Zapier do.
    experimental: { viteModuleRunner: false },
    maxWorkers: 1,
  },
})
