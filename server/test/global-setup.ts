import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/migrate.ts'
import { administrate, startScratchPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database that nobody connects to: test files take copies. */
    template: string
  }
}

/** One PostgreSQL for all test files: an embedded one, or the one at TEST_DATABASE_URL. */
export async function setup({ provide }: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const postgres = given ? undefined : await startScratchPostgres()
  const template = new URL(given ?? postgres?.url ?? '')
  template.pathname = '/satchel_template'
  await administrate(template.href, 'drop database if exists satchel_template')
  await administrate(template.href, 'create database satchel_template')
  await migrate(template.href)
  provide('template', template.href)
  return () => postgres?.stop()
}
