import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
import { hasSharedMemory, keepScratchInMemory } from './scripts/scratch.mjs'

const executablePath = findChromium()

/** Flags for short-lived pages: their scripts aren't worth optimizing, nor keeping a spare process ready. */
const SHORT_LIVED = ['--js-flags=--max-opt=1', '--disable-features=SpareRendererForSitePerProcess']

keepScratchInMemory()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // Each with a browser, a product and a database. Beside other tests there is one.
  workers: 2,
  // A slow machine is no fault: what does happen is waited for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Where nothing fades or slides, what is looked at is there or is not.
    contextOptions: { reducedMotion: 'reduce' },
    // Each story has a browser of its own, whose worker would load the app a second time.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // The build without a window asks for it, and nobody is there to answer.
    permissions: ['clipboard-read', 'clipboard-write'],
    // A trace of each story takes its time: `npx playwright test --trace on` writes one where it is wanted.
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: SHORT_LIVED,
      // Files on the disk stand in for shared memory where there is little, and take ten times as long.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    },
  },
})
