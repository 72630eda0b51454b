import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { diagnose } from '../../src/programs/doctor.ts'
import { start } from '../../src/start.ts'
import { administrate } from '../administrate.ts'
import { type ScratchPostgres, startDebianPostgres } from '../postgres.ts'

// A server of the operator's own, where nobody has made the role of Satchel's yet.

let postgres: ScratchPostgres
let DATABASE_URL: string
let DATA_DIR: string

beforeAll(async () => {
  postgres = await startDebianPostgres()
  DATA_DIR = await mkdtemp(join(tmpdir(), 'satchel-weak-'))
  await administrate(postgres.url, 'create role "Weak-User" login')
  await administrate(
    postgres.url,
    `create database weak owner "Weak-User" encoding 'UTF8' locale 'C.UTF-8' template template0`,
  )
  DATABASE_URL = postgres.url.replace('postgres@', 'Weak-User@').replace(/postgres$/, 'weak')
})
afterAll(async () => {
  await postgres.stop()
  await rm(DATA_DIR, { recursive: true })
})

const config = () => readConfig({ DATABASE_URL, DATA_DIR, LOG_LEVEL: 'silent', PORT: '0' })

test('a start says what PostgreSQL says of a user without CREATEROLE, and the line to run', async () => {
  const message = await start(config()).then(
    () => '',
    (error) => error.message as string,
  )
  expect(message).toContain(
    'Migration 0001_database.sql failed and was rolled back: permission denied',
  )
  expect(message).toContain('"Weak-User" may not create the role satchel_app.')
  expect(message).toContain('alter role "Weak-User" createrole;')
})

test('the doctor says the same in place of tables that aren’t there', async () => {
  const checks = await diagnose(config())
  const database = checks.find(({ id }) => id === 'database')
  expect(database).toMatchObject({
    state: 'fault',
    found: expect.stringContaining('"Weak-User" may not create the role satchel_app.'),
    advice: expect.stringContaining('alter role "Weak-User" createrole;'),
  })
  const all = JSON.stringify(checks)
  expect(all).not.toMatch(/relation .* does not exist|role .* does not exist/)
  expect(all).toContain('see “Database”')
})

test('the other line that is named helps without that right', async () => {
  await administrate(postgres.url, 'create role satchel_app nologin')
  await administrate(postgres.url, 'grant satchel_app to "Weak-User" with admin option')
  const server = await start(config())
  const checks = await diagnose(config())
  expect(checks.find(({ id }) => id === 'database')).toMatchObject({ state: 'ok' })
  await server.stop()
})
