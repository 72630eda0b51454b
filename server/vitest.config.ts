import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../packages/*/test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    setupFiles: ['./test/ready.ts', '../scripts/testing/measure-file.mjs'],
    env: { SATCHEL_LANE: 'server' },
    // A slow machine is no fault: what does happen is waited for. One start of the product can take 40 s of it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // The tests run as the server does: by Node itself, which strips the types.
    experimental: { viteModuleRunner: false },
    // Files share a worker's modules, which are not loaded again for each.
    isolate: false,
    // As many as the smallest machine has cores. Each waits at times, which browser tests and checks beside them use; with
    // one more, all take longer and a tenth more of the processors.
    maxWorkers: 2,
    // Room for what a test makes and throws away.
    execArgv: [
      ...['--min-semi-space-size=64', '--max-semi-space-size=64'],
      // The packages are tested as they are written, not as they are built.
      '--conditions=satchel-source',
    ],
  },
})
