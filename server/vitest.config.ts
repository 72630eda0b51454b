import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // The tests run as the server does: by Node itself, which strips the types.
    experimental: { viteModuleRunner: false },
  },
})
