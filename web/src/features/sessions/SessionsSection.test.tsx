import {
  changeSessionRules,
  endOtherSessions,
  endSession,
  getSessionRules,
  listSessions,
  type Session,
} from '@satchel/contract/accounts/sessions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../../test/contract-server.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { SessionRules } from './SessionRules.tsx'
import { SessionsSection } from './SessionsSection.tsx'

function sessionOf(number: number, overrides: Partial<Session> = {}): Session {
  return {
    id: `0199eeee-0000-7000-8000-00000000000${number}`,
    device: 'desktop',
    browser: 'Firefox',
    os: 'Linux',
    country: 'SE',
    ip: '192.0.2.1',
    method: 'password',
    createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    lastSeenAt: new Date(Date.now() - 60_000).toISOString(),
    endsAt: '2026-12-20T09:00:00.000Z',
    isCurrent: false,
    ...overrides,
  }
}

const here = sessionOf(1, { isCurrent: true })
const phone = sessionOf(2, { browser: 'Safari', os: 'iOS', device: 'mobile', method: 'passkey' })
const script = sessionOf(3, {
  browser: null,
  os: null,
  device: null,
  country: null,
  ip: null,
  method: 'handoff',
})
const sessions = (...items: Session[]) => answers(listSessions, { items })

const open = (...replies: readonly Answered[]) =>
  openPage(<SessionsSection />, replies, { me: meWith('viewer') })

test('sessions are listed, this browser first', async () => {
  await open(sessions(phone, script, here))
  await screen.findByText('This session')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Firefox on Linux This session/)
  expect(rows[0]).not.toContain('Last active')
  expect(rows[1]).toMatch(/Safari on iOS.*Sweden, 192\.0\.2\.1.*3 h ago with passkey.*1 min ago/)
  expect(rows[2]).toMatch(/Unknown device.*from another session/)
})

test('another session can be ended, but not this one', async () => {
  const page = await open(sessions(here, phone, script), answers(endSession))
  const end = await screen.findByRole('button', { name: 'Sign out Safari on iOS' })
  expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull()
  page.server.now(sessions(here, script))
  await page.user.click(end)
  await screen.findByText('Safari on iOS signed out')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(page.server.calls(endSession)[0]?.params.id).toBe(phone.id)
  screen.getByRole('button', { name: 'Sign out the other session' })
})

test('all other sessions are ended at once', async () => {
  const page = await open(sessions(here, phone, script), answers(endOtherSessions))
  const end = await screen.findByRole('button', { name: 'Sign out 2 other sessions' })
  page.server.now(sessions(here))
  await page.user.click(end)
  await screen.findByText('Signed out everywhere else')
  await screen.findByText('You’re not signed in anywhere else.')
})

test('a session that couldn’t be ended is still shown', async () => {
  const page = await open(
    sessions(here, phone),
    refuses(endSession, 'unexpected', { detail: 'Something went wrong' }),
  )
  await page.user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }))
  await screen.findByText('Something went wrong')
  screen.getByText('Safari on iOS')
})

test('a failed load can be retried', async () => {
  const page = await open(refuses(listSessions, 'unavailable'))
  await screen.findByText('Couldn’t load the sessions')
  page.server.now(sessions(here))
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('This session')
})

const rules = answers(getSessionRules, { idleMinutes: 45, maxHours: 168 })
const openRules = (...replies: readonly Answered[]) =>
  openPage(<SessionRules />, [rules, ...replies], { me: meWith('admin') })
const field = async (label: string) => {
  const found = await screen.findByRole<HTMLInputElement>('combobox', { name: label })
  await waitFor(() => expect(found.disabled).toBe(false))
  return found
}
const idle = () => field('Sign out inactive sessions after')
const longest = () => field('Sign out all sessions after')

test('a limit set by another client is offered too', async () => {
  const page = await openRules()
  expect((await idle()).value).toBe('45 minutes')
  expect((await longest()).value).toBe('7 days')
  await page.user.click(await idle())
  const options = within(await screen.findByRole('listbox')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '15 minutes',
    '30 minutes',
    '45 minutes',
    '1 hour',
    '4 hours',
    '12 hours',
    '1 day',
    '7 days',
    'Never',
  ])
})

test('a limit is shown before the server has saved it, and the other stays', async () => {
  const later = answersLater(changeSessionRules, { idleMinutes: null, maxHours: 168 })
  const page = await openRules(later)
  await page.user.click(await idle())
  await page.user.click(await screen.findByRole('option', { name: 'Never' }))
  expect((await idle()).value).toBe('Never')
  expect(page.server.calls(changeSessionRules)[0]?.body).toEqual({
    idleMinutes: null,
    maxHours: 168,
  })
  page.server.now(answers(getSessionRules, { idleMinutes: null, maxHours: 168 }))
  later.release()
  await waitFor(() => expect(page.server.calls(getSessionRules)).toHaveLength(2))
  expect((await idle()).value).toBe('Never')
})

test('a refused limit reverts', async () => {
  const page = await openRules(refuses(changeSessionRules, 'forbidden', { detail: 'Owners only' }))
  await page.user.click(await longest())
  await page.user.click(await screen.findByRole('option', { name: '8 hours' }))
  await screen.findByText('Owners only')
  expect((await longest()).value).toBe('7 days')
})
