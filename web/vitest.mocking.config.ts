import { defineConfig } from 'vitest/config'
import base, { MOCKING } from './vitest.config.ts'

export default defineConfig({
  ...base,
  test: { ...base.test, name: 'web-mocking', include: MOCKING, exclude: [], isolate: true },
})
