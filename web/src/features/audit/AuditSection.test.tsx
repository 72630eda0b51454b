import {
  type AuditEntry,
  type AuditFilter,
  exportAudit,
  listAudit,
} from '@satchel/contract/audit.ts'
import { getUser, listUsers } from '@satchel/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { userId, userOf } from '../../../test/people.ts'
import { AuditSection } from './AuditSection.tsx'

let count = 0
function entryOf(overrides: Partial<AuditEntry> = {}): AuditEntry {
  count += 1
  return {
    id: `0199abcd-0000-7000-8000-${String(count).padStart(12, '0')}`,
    at: '2026-11-20T23:30:00.000Z',
    action: 'session.started',
    actor: { id: userId(1), name: 'Ada' },
    target: null,
    ip: null,
    country: null,
    device: null,
    agent: null,
    details: {},
    ...overrides,
  }
}

const listed = (items: AuditEntry[], nextCursor: string | null = null) => ({ items, nextCursor })
const bo = userOf({ name: 'Bo' })

/** Surrounding page, which owns the filter. */
function Page({ first }: { first: AuditFilter }) {
  const [filter, setFilter] = useState(first)
  return <AuditSection filter={filter} onFilter={setFilter} />
}

const open = (replies: readonly Answered[], filter: AuditFilter = {}) =>
  openPage(
    <Page first={filter} />,
    [answers(listUsers, { items: [bo], nextCursor: null }), answers(getUser, bo), ...replies],
    { me: meWith('admin') },
  )

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Audit log' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('each entry says who did what, when and from where, in the company’s time zone', async () => {
  await open([
    answers(
      listAudit,
      listed([
        entryOf({
          details: { method: 'sso', secondFactor: true },
          device: 'Firefox on Linux',
          country: 'SE',
          ip: '192.0.2.1',
        }),
        entryOf({
          action: 'user.role-changed',
          target: { type: 'user', id: bo.id, name: 'Bo' },
          details: { from: 'viewer', to: 'admin', emails: ['a@x.test', 'b@x.test'], note: null },
        }),
        entryOf({ action: 'link.forgotten-quite', actor: { id: null, name: null } }),
        entryOf({
          action: 'items.purged',
          actor: { id: userId(9), name: null },
          details: { count: 2, apiKey: 'CRM' },
        }),
        entryOf({
          action: 'report.exported',
          details: { report: 'overview', from: '2026-08-28', to: '2026-11-25' },
        }),
        entryOf({ action: 'import.started', details: { source: 'csv', rows: 30 } }),
        entryOf({ action: 'cta.submissions-exported', details: { count: 8 } }),
        entryOf({
          action: 'sso.provider-added',
          target: { type: 'sso-provider', id: bo.id, name: 'Entra ID' },
          details: { kind: 'oidc' },
        }),
        entryOf({
          action: 'link.withdrawn',
          target: { type: 'link', id: bo.id, name: 'Price list' },
          details: { recipient: 'kim@customer.test', slug: 'prices' },
        }),
        entryOf({ action: 'webhook.added', details: { format: 'slack', events: ['link.read'] } }),
      ]),
    ),
  ])
  expect(await rows()).toEqual([
    expect.stringMatching(
      /^Nov 21, 2026, 12:30\sAMAda signed inwith single sign-on, with two-step verificationFirefox on Linux, Sweden, 192\.0\.2\.1$/,
    ),
    expect.stringContaining(
      'Ada changed the role of Boviewer → admin, emails: a@x.test; b@x.test, note: none',
    ),
    expect.stringContaining('Satchel link forgotten quite'),
    expect.stringMatching(/^.*Someone permanently deleted.*2 items, with the API key “CRM”/),
    expect.stringContaining('exported a reportoverview, Aug 28, 2026 – Nov 25, 2026'),
    expect.stringContaining('started the import30 rows from CSV'),
    expect.stringContaining('exported form submissions8 submissions'),
    expect.stringContaining('added the sign-in provider Entra IDwith OpenID Connect'),
    expect.stringContaining('withdrew a link Price listfor kim@customer.test, /prices'),
    expect.stringContaining('format: Slack, events: Link read'),
  ])
})

test('one action can be filtered, and the filter removed', async () => {
  const page = await open([
    answers(listAudit, ({ query }) => listed(query.action ? [] : [entryOf()])),
  ])
  await rows()
  await page.user.click(screen.getByRole('combobox', { name: 'Action' }))
  await page.user.click(await screen.findByRole('option', { name: 'Removed a passkey' }))
  await screen.findByText('No matching entries in this period')
  expect(page.server.calls(listAudit).at(-1)?.query).toEqual({
    action: 'passkey.removed',
    limit: 50,
  })
  await page.user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await rows()
})

test('an empty log offers no filter to remove', async () => {
  await open([answers(listAudit, listed([]))])
  await screen.findByText('No matching entries in this period')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CSV' }).disabled).toBe(true)
})

test('a person is found by name, and named when a URL filters by them', async () => {
  const page = await open([answers(listAudit, listed([entryOf()]))], { actorId: bo.id })
  const who = screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' })
  await waitFor(() => expect(who.value).toBe('Bo'))
  expect(page.server.calls(listAudit)[0]?.query.actorId).toBe(bo.id)
  await fill(page, who, 'cy')
  await waitFor(() => expect(page.server.calls(listUsers).at(-1)?.query.search).toBe('cy'))
})

test('a last day before the first shows an error', async () => {
  await open([answers(listAudit, listed([]))], { from: '2026-11-20', to: '2026-11-19' })
  await screen.findByText('The end date is before the start date')
})

test('older entries load on request', async () => {
  const page = await open([
    answers(listAudit, ({ query }) =>
      query.cursor === 'older'
        ? listed([entryOf({ action: 'tenant.kept' })])
        : listed([entryOf()], 'older'),
    ),
  ])
  await rows()
  await page.user.click(screen.getByRole('button', { name: 'Show older' }))
  await screen.findByText(/canceled closing the account/)
  expect(await rows()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('the whole filtered log is exported', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log')
  const page = await open(
    [
      answers(listAudit, listed([entryOf()], 'more')),
      answers(exportAudit, () => new Response('Time\r\n')),
    ],
    { action: 'session', from: '2026-11-01' },
  )
  await rows()
  await page.user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('Audit log.csv')
  expect(page.server.calls(exportAudit)[0]?.query).toEqual({
    action: 'session',
    from: '2026-11-01',
  })
})

test('a failed export says why', async () => {
  const page = await open([
    answers(listAudit, listed([entryOf()])),
    refuses(exportAudit, 'too-many-requests', { detail: 'Too many exports at once' }),
  ])
  await rows()
  await page.user.click(screen.getByRole('button', { name: 'CSV' }))
  await screen.findByText('Too many exports at once')
})

test('a log that couldn’t be loaded can be retried', async () => {
  const page = await open([refuses(listAudit, 'unavailable')])
  await screen.findByText('Couldn’t load the audit log')
  page.server.now(answers(listAudit, listed([entryOf()])))
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await rows()
})
