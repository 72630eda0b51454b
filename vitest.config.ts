import { defineConfig } from 'vitest/config'
import { keepScratchInMemory } from './scripts/scratch.mjs'

keepScratchInMemory()

export default defineConfig({
  test: { projects: ['server', 'web', 'integrations'] },
})
