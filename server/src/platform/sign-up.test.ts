import { expect, test } from 'vitest'
import { readSignUp } from './sign-up.ts'

const HERE = { HOST: '127.0.0.1' }
const ANYWHERE = { HOST: '0.0.0.0' }
const PUBLIC_URL = 'https://content.acme.example'

test.for([
  ['on one’s own machine', HERE, 'open'],
  ['on ::1', { HOST: '::1' }, 'open'],
  [
    'at a local address in a container',
    { ...ANYWHERE, PUBLIC_URL: 'http://localhost:8080' },
    'open',
  ],
  ['on all interfaces', ANYWHERE, 'first'],
  ['at a public address', { ...ANYWHERE, PUBLIC_URL }, 'first'],
  ['at a public address whose proxy is on the same machine', { ...HERE, PUBLIC_URL }, 'first'],
  ['where it is set', { ...HERE, SIGN_UP: 'closed' }, 'closed'],
  ['where it is set to open', { ...ANYWHERE, PUBLIC_URL, SIGN_UP: 'Open' }, 'open'],
  ['for domains', { ...HERE, SIGN_UP: '@acme.com, acme.de acme.com' }, ['acme.com', 'acme.de']],
] as const)('%s, it is decided who may open a company', ([, places, rule]) => {
  expect(readSignUp(places)).toEqual(rule)
})

test.for(['opne', 'open,acme.com', 'https://acme.com', ','])(
  'a rule that is none (%s) ends the start',
  (SIGN_UP) => {
    expect(() => readSignUp({ ...HERE, SIGN_UP })).toThrow('SIGN_UP is')
  },
)
