import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.for([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['smtp-url', 'SMTP_URL'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['S3_SECRET_ACESS_KEY', 'S3_SECRET_ACCESS_KEY'],
] as const)('the variable %s is taken for a misspelled %s', ([name, meant]) => {
  expect(readConfig({ [name]: 'anything' }).misspelled).toEqual([{ name, meant }])
})

test('variables of other programs are none of ours misspelled', () => {
  const names = [
    ...['HOSTS', 'PORTS', 'POST', 'ROLES', 'PATHS', 'HTTP_URL', 'HOST_URL', 'ROOT_URL', 'BASE_DIR'],
    ...['S3_KEY', 'SECRET_KEY_BASE', 'SATCHEL_PORT', 'SATCHEL_SERVICE_HOST', 'DATABASE_HOST'],
    ...['PGPASSWORD', 'NODE_OPTIONS', 'OTEL_RESOURCE_ATTRIBUTES', 'AWS_REGION', 'LOGNAME'],
  ]
  const env = Object.fromEntries(names.map((name) => [name, 'anything']))
  expect(readConfig(env).misspelled).toEqual([])
})

test('a name is no misspelling where the right one is set too', () => {
  const env = { REDIS_URL: 'redis://localhost', REDIS_URI: 'redis://elsewhere' }
  expect(readConfig(env).misspelled).toEqual([])
})
