import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { backupTarget } from './settings.ts'

const FILES = { S3_BUCKET: 'satchel', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const ELSEWHERE = 'https://s3.example.com'
const KEYS = { BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' }

const REFUSED: [why: string, env: Record<string, string>, words: RegExp][] = [
  [
    'a folder and a bucket',
    { ...FILES, BACKUP_DIR: '/backups', BACKUP_S3_BUCKET: 'backups' },
    /BACKUP_DIR or BACKUP_S3_BUCKET/,
  ],
  ['an hour without a place', { BACKUP_HOUR: '3' }, /BACKUP_S3_BUCKET with BACKUP_HOUR/],
  ['a number without a place', { BACKUP_KEEP: '3' }, /BACKUP_S3_BUCKET with BACKUP_KEEP/],
  ['a host without a bucket', { BACKUP_S3_ENDPOINT: ELSEWHERE }, /with BACKUP_S3_ENDPOINT/],
  ['no keys at all', { BACKUP_S3_BUCKET: 'backups' }, /no keys of S3_BUCKET to use/],
  [
    'half of the keys',
    { ...FILES, BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ACCESS_KEY_ID: 'id' },
    /or neither/,
  ],
  [
    'another host without keys of its own',
    { ...FILES, BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ENDPOINT: ELSEWHERE },
    /with BACKUP_S3_ENDPOINT/,
  ],
  ['the bucket of the files', { ...FILES, BACKUP_S3_BUCKET: 'satchel' }, /to another bucket/],
  ['the folder of the data', { DATA_DIR: '/data', BACKUP_DIR: '/data' }, /outside of DATA_DIR/],
  ['a folder within it', { DATA_DIR: '/data', BACKUP_DIR: '/data/b' }, /outside of DATA_DIR/],
  ['an hour that no day has', { BACKUP_DIR: '/backups', BACKUP_HOUR: '24' }, /BACKUP_HOUR/],
  ['none to keep', { BACKUP_DIR: '/backups', BACKUP_KEEP: '0' }, /BACKUP_KEEP/],
]

test.for(REFUSED)('a start with %s for backups is refused in words', ([_why, env, words]) => {
  expect(() => readConfig(env)).toThrow(words)
})

test.for([
  [{ BACKUP_DIR: '/backups', DATA_DIR: '/data', BACKUP_HOUR: '0' }, '/backups'],
  [{ BACKUP_DIR: '/data-backups', DATA_DIR: '/data' }, '/data-backups'],
  [{ ...FILES, BACKUP_S3_BUCKET: 'backups' }, 's3://backups'],
  [
    { ...FILES, ...KEYS, BACKUP_S3_ENDPOINT: ELSEWHERE, BACKUP_S3_BUCKET: 'satchel' },
    's3://satchel',
  ],
  // A copy of production's settings deletes none of its backups.
  [{ ...FILES, BACKUP_S3_BUCKET: 'backups', ENVIRONMENT: 'staging' }, 's3://staging-backups'],
] as const)('backups of %o are kept in %s', ([env, target]) => {
  expect(backupTarget(readConfig(env))).toBe(target)
})
