import { readFileSync } from 'node:fs'
import {
  APP_SEGMENTS,
  classicLocation,
  isClassicPath,
  PUBLIC_PATHS,
} from '@satchel/contract/routing.ts'
import { assert, property, string, webPath, webQueryParameters } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  admit,
  admitToClassic,
  destinationAfterSignIn,
  readClassicLocation,
  type SessionStatus,
} from './routing.ts'

const at = (pathname: string, search = '') => ({ pathname, search })
const leave = (to: string) => ({ kind: 'leave', to })

/** Returns the paths of an entry's pages, as its list of routes has them. */
const pathsIn = (file: string) =>
  [
    ...readFileSync(`${import.meta.dirname}/../${file}`, 'utf8').matchAll(
      /\bpath(?:=|: )['"]([^'"]+)['"]/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => path !== '*')

it('of each page that the app has, and of no other, is served by the server', () => {
  const segments = pathsIn('app/routes.tsx').map((path) => path.split('/')[1] ?? '')
  expect([...new Set([...segments, 'classic'])].sort()).toEqual([...APP_SEGMENTS].sort())
})

it('of each page of the classic entry leads there', () => {
  const paths = pathsIn('classic/routes.tsx')
  expect(paths.length).toBeGreaterThan(15)
  for (const path of [...paths, ...PUBLIC_PATHS]) expect(isClassicPath(path), path).toBe(true)
})

describe('a URL of the app', () => {
  it.each([
    '/login',
    '/confirm-verification',
    '/password-reset',
    '/confirm',
    '/signup',
    '/sso',
    '/login-sso',
    '/not-found',
    '/forgot-password',
    '/signup-invited-user',
    '/signup-partner-owner',
    '/bye',
    '/removed-site',
    '/settings',
    '/team-settings',
    '/analytics',
    '/wishlist',
    '/billing',
    '/paywall',
  ])('%s leaves for the classic entry, signed in or not', (path) => {
    for (const status of ['loading', 'anonymous', 'authenticated', 'inactive'] as const) {
      expect(admit(status, at(path))).toEqual(leave(`/classic/?path=${path}`))
    }
  })

  it('keeps its query in the classic entry', () => {
    expect(admit('anonymous', at('/confirm', '?token=a%2Bb&x=1'))).toEqual(
      leave('/classic/?path=/confirm&token=a%2Bb&x=1'),
    )
  })

  it('loses the /classic prefix, known or not', () => {
    expect(admit('authenticated', at('/classic/settings', '?tab=2'))).toEqual(
      leave('/classic/?path=/settings&tab=2'),
    )
    expect(admit('authenticated', at('/classic/anything/else'))).toEqual(
      leave('/classic/?path=/anything/else'),
    )
  })

  it('waits while the session is loading', () => {
    expect(admit('loading', at('/library'))).toEqual({ kind: 'wait' })
  })

  it('asks people to sign in and remembers the requested page', () => {
    expect(admit('anonymous', at('/items/1', '?tab=activity'))).toEqual(
      leave('/classic/?path=/login&next=%2Fitems%2F1%3Ftab%3Dactivity'),
    )
    expect(admit('anonymous', at('/'))).toEqual(leave('/classic/?path=/login'))
  })

  it('shows the paywall to a tenant that is neither active nor trialing', () => {
    expect(admit('inactive', at('/home'))).toEqual(leave('/classic/?path=/paywall'))
  })

  it('opens for people who continue read-only', () => {
    expect(admit('reading', at('/library', '?tags=a'))).toEqual({ kind: 'enter' })
    expect(admit('reading', at('/billing'))).toEqual(leave('/classic/?path=/billing'))
  })

  it('opens for a tenant that is active or trialing', () => {
    expect(admit('authenticated', at('/home'))).toEqual({ kind: 'enter' })
  })
})

describe('a place of the classic entry', () => {
  it('is the path parameter, with the rest of the query', () => {
    expect(readClassicLocation(at('/classic/', '?path=/confirm&token=t'))).toEqual(
      at('/confirm', '?token=t'),
    )
    expect(readClassicLocation(at('/classic/', '?path=/classic/login'))).toEqual(at('/login'))
    expect(readClassicLocation(at('/classic/signup', '?email=a'))).toEqual(
      at('/signup', '?email=a'),
    )
  })

  it('survives a round trip, whatever the query is', async () => {
    await assert(
      property(webPath(), webQueryParameters(), string(), (path, query, value) => {
        const search = `?${query}&path=${encodeURIComponent(value)}`
        const url = new URL(classicLocation(`/team${path}`, search), 'http://localhost')
        const place = readClassicLocation(url)
        expect(place.pathname).toBe(`/team${path}`.replace(/\/+$/, ''))
        expect([...new URLSearchParams(place.search)]).toEqual([...new URLSearchParams(search)])
      }),
    )
  })

  it('is open to everyone if public', () => {
    expect(admitToClassic('anonymous', at('/signup'))).toEqual({ kind: 'enter' })
    expect(admitToClassic('anonymous', at('/settings'))).toEqual(
      leave('/classic/?path=/login&next=%2Fsettings'),
    )
  })

  it('redirects signed-in people from sign-in pages to the requested page', () => {
    expect(admitToClassic('authenticated', at('/login'))).toEqual(leave('/home'))
    expect(admitToClassic('authenticated', at('/login', '?next=%2Flibrary%3Fa%3D1'))).toEqual(
      leave('/library?a=1'),
    )
  })

  it('redirects to the app’s pages, but never to another site', () => {
    expect(admitToClassic('authenticated', at('/library', '?tags=a'))).toEqual(
      leave('/library?tags=a'),
    )
    expect(admitToClassic('authenticated', at('/'))).toEqual(leave('/'))
    for (const path of ['//evil.example/x', '/\\evil.example'])
      expect(admitToClassic('authenticated', at(path))).toEqual(leave('/home'))
  })

  it.each<[SessionStatus, string, object]>([
    ['inactive', '/paywall', { kind: 'enter' }],
    ['inactive', '/bye', { kind: 'enter' }],
    ['inactive', '/billing', { kind: 'enter' }],
    ['inactive', '/settings', leave('/classic/?path=/paywall')],
    ['reading', '/settings', { kind: 'enter' }],
    ['reading', '/paywall', { kind: 'enter' }],
    ['authenticated', '/paywall', leave('/home')],
    ['loading', '/login', { kind: 'wait' }],
  ])('for a session that is %s at %s is decided by the account', (status, path, decision) => {
    expect(admitToClassic(status, at(path))).toEqual(decision)
  })
})

describe('the requested page', () => {
  it.each([
    'https://evil.example/home',
    '//evil.example/home',
    '/\\evil.example',
    '//',
    '/.//evil.example',
    '/home/..//evil.example',
    '/%2e/\\evil.example',
    'javascript:alert(1)',
    '/login',
    '/classic/login',
  ])('is /home instead of %s', (next) => {
    expect(destinationAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/home')
  })
})

describe('a person without the required second factor', () => {
  it('is redirected to set it up, then back', () => {
    expect(admit('unproved', at('/library', '?tags=a'))).toEqual(
      leave('/classic/?path=/second-factor&next=%2Flibrary%3Ftags%3Da'),
    )
    expect(admit('unproved', at('/home'))).toEqual(leave('/classic/?path=/second-factor'))
    expect(admitToClassic('unproved', at('/settings'))).toEqual(
      leave('/classic/?path=/second-factor&next=%2Fsettings'),
    )
    expect(admitToClassic('unproved', at('/login', '?next=%2Flinks'))).toEqual(
      leave('/classic/?path=/second-factor&next=%2Flinks'),
    )
    for (const path of ['/second-factor', '/bye'])
      expect(admitToClassic('unproved', at(path))).toEqual({ kind: 'enter' })
  })

  it('has nothing to do there afterwards, and signs in first without a session', () => {
    const place = at('/second-factor', '?next=%2Flinks')
    expect(admitToClassic('authenticated', place)).toEqual(leave('/links'))
    expect(admitToClassic('anonymous', at('/second-factor'))).toEqual(
      leave('/classic/?path=/login&next=%2Fsecond-factor'),
    )
  })
})
