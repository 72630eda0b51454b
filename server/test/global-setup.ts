import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/database/migrate.ts'
import { administrate } from './administrate.ts'
import { startScratchPostgres } from './postgres.ts'
import { TEMPLATE } from './prepared-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database without connections, which test files copy. */
    template: string
  }
}

/** One PostgreSQL for all test files: an embedded one, or the one at TEST_DATABASE_URL. */
export async function setup({ provide }: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const postgres = given ? undefined : await startScratchPostgres()
  const template = new URL(given ?? postgres?.url ?? '')
  template.pathname = TEMPLATE
  if (given) await makeTemplate(template.href)
  provide('template', template.href)
  return () => postgres?.stop()
}

async function makeTemplate(url: string): Promise<void> {
  await administrate(url, `drop database if exists ${TEMPLATE}`)
  await administrate(url, `create database ${TEMPLATE}`)
  await migrate(url)
}
