import {
  getMe,
  type Me,
  refreshSession,
  signOut as signOutEndpoint,
} from '@satchel/contract/accounts/accounts.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { problem, reply, serve } from '../../test/server.ts'
import { settle } from '../../test/settle.ts'
import { paths } from './paths.ts'
import {
  leaveBy,
  loadMe,
  signOut,
  startReading,
  startSession,
  updateTenant,
  useMe,
  useSession,
} from './session.ts'
import { getTokens, refreshTokens, setTokens } from './tokens.ts'

const id = '0199aaaa-0000-7000-8000-000000000001'
const tokens = { accessToken: 'a', identityToken: 'i', refreshToken: 'r', expiresIn: 900 }

function meIn(status: AccountStatus, readableUntil: string | null = null): Me {
  return {
    user: {
      id,
      username: 'ada',
      name: 'Ada',
      email: 'ada@northwind.test',
      role: 'owner',
      avatar: { large: null, medium: null, thumbnail: null },
      status: 'active',
      lastSeenAt: null,
      locale: null,
    },
    tenant: {
      id,
      name: 'Northwind',
      slug: 'northwind',
      accountStatus: {
        status,
        trialEndsAt: null,
        paymentDueBy: null,
        readableUntil,
        closesAt: null,
        suspension: null,
      },
      plan: 'trial',
      locale: 'en',
      timeZone: 'Europe/Zurich',
      website: null,
      embedOrigins: [],
      imprintUrl: null,
      privacyUrl: null,
      termsUrl: null,
      accessibilityUrl: null,
      controller: null,
      legalGround: null,
      branding: { logoUrl: null, color: '#0f766e' },
      customShortDomain: { version: 0, versions: [] },
      emailsFailingSince: null,
      createdAt: '2026-11-21T00:00:00.000Z',
    },
    role: 'owner',
    permissions: [...PERMISSIONS_OF.owner],
    owesSecondFactor: false,
    isOperator: false,
    hasPlans: true,
  }
}

function Dialog() {
  return <p>Hand over from {useMe().user.name}</p>
}

function Status() {
  return <p>{useSession().status}</p>
}

async function startIn(status: AccountStatus, readableUntil: string | null = null) {
  serve([
    [refreshSession, () => reply(refreshSession, tokens)],
    [getMe, () => reply(getMe, meIn(status, readableUntil))],
  ])
  render(<Status />)
  await act(startSession)
}

it.each<[AccountStatus, string]>([
  ['active', 'authenticated'],
  ['trialing', 'authenticated'],
  ['past_due', 'inactive'],
  ['canceled', 'inactive'],
  ['suspended', 'inactive'],
])('of a tenant that is %s is %s', async (status, expected) => {
  await startIn(status)
  expect(screen.getByText(expected)).toBeDefined()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

it('asks for nothing while the browser only prepares the page', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const received = serve([
    [refreshSession, () => reply(refreshSession, tokens)],
    [getMe, () => reply(getMe, meIn('active'))],
  ])
  render(<Status />)
  void startSession()
  await settle()
  expect(received).toEqual([])
  Reflect.deleteProperty(document, 'prerendering')
  act(() => void document.dispatchEvent(new Event('prerenderingchange')))
  await screen.findByText('authenticated')
})

it('continues read-only, in this tab, as long as it is readable', async () => {
  await startIn('canceled', inDays(3))
  expect(screen.getByText('inactive')).toBeDefined()
  act(startReading)
  expect(screen.getByText('reading')).toBeDefined()
  cleanup()
  await startIn('canceled', inDays(3))
  expect(screen.getByText('reading')).toBeDefined()
  cleanup()
  await startIn('canceled', inDays(-1))
  expect(screen.getByText('inactive')).toBeDefined()
})

it('keeps a change of the tenant when an older response arrives', async () => {
  await startIn('active')
  const old = meIn('active')
  const renamed = { ...old, tenant: { ...old.tenant, name: 'Southwind' } }
  const answers = [old, renamed]
  const answer = () => {
    if (answers.length === 2) act(() => updateTenant(renamed.tenant))
    return reply(getMe, answers.shift() ?? renamed)
  }
  serve([[getMe, answer]])
  render(<Name />)
  await act(loadMe)
  expect(screen.getByText('Southwind')).toBeDefined()
})

function Name() {
  return <p>{useMe().tenant.name}</p>
}

it('asks again after the account was active in between', async () => {
  await startIn('canceled', inDays(3))
  act(startReading)
  cleanup()
  await startIn('active')
  cleanup()
  await startIn('canceled', inDays(3))
  expect(screen.getByText('inactive')).toBeDefined()
})

it('is unauthenticated without a refresh token', async () => {
  serve([[refreshSession, () => problem('unauthenticated')]])
  render(<Status />)
  await act(startSession)
  expect(screen.getByText('anonymous')).toBeDefined()
})

it('is unauthenticated when refreshing fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serve([])
  render(<Status />)
  await act(startSession)
  expect(screen.getByText('anonymous')).toBeDefined()
})

it.each([refreshSession, getMe])(
  'asks $path again without a response: the network may have just returned, or the page is being left',
  async (lost) => {
    let requests = 0
    const losing = (endpoint: typeof lost, answer: () => Response) => () =>
      endpoint === lost && ++requests === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answer()
    serve([
      [refreshSession, losing(refreshSession, () => reply(refreshSession, tokens))],
      [getMe, losing(getMe, () => reply(getMe, meIn('active')))],
    ])
    render(<Status />)
    await act(startSession)
    expect(requests).toBe(2)
    expect(screen.getByText('authenticated')).toBeDefined()
  },
)

it('waits while offline, since the session is unknown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serve([])
  render(<Status />)
  await act(startSession)
  expect(screen.getByText('offline')).toBeDefined()
})

const tokensOf = (sub: string) => ({
  ...tokens,
  identityToken: `h.${btoa(JSON.stringify({ sub }))}.s`,
})

it('leaves a page that shows one person as soon as the browser’s session is another’s', async () => {
  await startIn('active')
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  setTokens(tokensOf(id))
  const other = '0199aaaa-0000-7000-8000-000000000009'
  serve([[refreshSession, () => reply(refreshSession, tokensOf(other))]])
  await expect(refreshTokens()).rejects.toThrow('Someone else is signed in')
  expect(reload).toHaveBeenCalledOnce()
  expect(getTokens()).toEqual(tokensOf(id))
})

it('ends when another tab signs out', async () => {
  await startIn('active')
  expect(screen.getByText('authenticated')).toBeDefined()
  const otherTab = new BroadcastChannel('satchel-session')
  otherTab.postMessage({ userId: null })
  expect(await screen.findByText('anonymous')).toBeDefined()
  otherTab.close()
})

it('open components still show the person after the session ends elsewhere', async () => {
  await startIn('active')
  render(<Dialog />)
  const otherTab = new BroadcastChannel('satchel-session')
  otherTab.postMessage({ userId: null })
  await screen.findByText('anonymous')
  expect(screen.getByText('Hand over from Ada')).toBeDefined()
  otherTab.close()
})

it('stays when leaving was refused', async () => {
  await startIn('active')
  const refused = Promise.reject(new Error('The only owner cannot leave'))
  await act(() => expect(leaveBy(() => refused)).rejects.toThrow('The only owner'))
  expect(screen.getByText('authenticated')).toBeDefined()
})

it('stays signed in when signing out didn’t reach the server', async () => {
  await startIn('active')
  serve([
    [refreshSession, () => problem('unavailable')],
    [signOutEndpoint, () => problem('unauthenticated')],
  ])
  await act(() => expect(signOut()).rejects.toMatchObject({ body: { code: 'unavailable' } }))
  expect(screen.getByText('authenticated')).toBeDefined()
})

it('says goodbye on leaving, even if the session ends before the response', async () => {
  await startIn('active')
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const ended = async () => {
    serve([[refreshSession, () => problem('unauthenticated')]])
    await refreshTokens()
    expect(screen.getByText('authenticated')).toBeDefined()
  }
  await act(() => leaveBy(ended))
  expect(assign).toHaveBeenCalledExactlyOnceWith(paths.bye)
  expect(screen.queryByText('anonymous')).toBeNull()
})
