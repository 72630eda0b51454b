import { defineConfig } from 'vitest/config'
import { keepScratchInMemory } from './scripts/scratch.mjs'
import { LongestFirst } from './scripts/testing/vitest-order.mjs'
import { TimesReporter } from './scripts/testing/vitest-times.mjs'

keepScratchInMemory()

/** Where `npm test` wants reports: a path that an ending is added to. */
const { VITEST_REPORTS } = process.env

export default defineConfig({
  test: {
    projects: ['server', 'web', 'integrations'],
    sequence: { sequencer: LongestFirst },
    ...(VITEST_REPORTS && {
      reporters: ['default', 'json', new TimesReporter(`${VITEST_REPORTS}-times.json`)],
      outputFile: { json: `${VITEST_REPORTS}.json` },
    }),
  },
})
