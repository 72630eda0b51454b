import type { TestProject } from 'vitest/node'
import { startScratchPostgres } from './postgres.ts'
import { TEMPLATE } from './prepared-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database without connections, which test files copy. */
    template: string
    /** A folder for their data, which goes at the end of the run. */
    scratch: string
  }
}

/** One PostgreSQL for all test files. */
export async function setup({ provide }: TestProject) {
  // Its CPU time is that of the server's tests; workers have this in their environment from the start.
  process.env.SATCHEL_LANE = 'server'
  const { url, folder, stop } = await startScratchPostgres()
  const template = new URL(url)
  template.pathname = TEMPLATE
  provide('template', template.href)
  provide('scratch', folder)
  return stop
}
