import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // A browser, a product and its database are what two cores can give.
  workers: 1,
  // A slow machine is no fault: what does happen is waited for.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Where nothing fades or slides, what is looked at is there or is not.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // No film of each story, which takes its time: the last picture of one that fails is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: executablePath ? { executablePath } : {},
  },
})
