import { type Cta, changeCta, createCta, getCta, listCtas } from '@satchel/contract/ctas/ctas.ts'
import {
  changeCtaSubmission,
  getCtaReport,
  listCtaSubmissions,
} from '@satchel/contract/ctas/reports.ts'
import { eraseAddress } from '@satchel/contract/erasure.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answers, refuses } from '../../../test/contract-server.ts'
import { foundItemOf, itemId } from '../../../test/items.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { CtaBuilder } from './builder/CtaBuilder.tsx'
import { readView } from './ctas-view.ts'
import { CtaList } from './list/CtaList.tsx'
import { CtaReport } from './report/CtaReport.tsx'
import { Submissions } from './submissions/Submissions.tsx'

const me = meWith('editor')
const ctaOf = (overrides: Partial<Cta> = {}): Cta => ({
  id: itemId(1),
  version: 1,
  name: 'Spring demo',
  kind: 'form',
  headline: 'Talk to us',
  label: 'Send',
  text: '',
  thanks: '',
  style: {},
  placements: [],
  recipients: [],
  fields: [
    { name: 'email', label: 'Work email', type: 'email', required: true },
    { name: 'note', label: 'Note', type: 'text', required: false },
  ],
  control: false,
  active: true,
  impressions: 40,
  clicks: 0,
  submissions: 10,
  held: 0,
  owner: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...overrides,
})
const page = <T,>(...items: T[]) => ({ items, nextCursor: null })
const users = answers(listUsers, page())

const build = (cta: Cta | null, input: Parameters<typeof openPage>[1] = [], onCreated = vi.fn()) =>
  openPage(
    <CtaBuilder
      cta={cta}
      onCreated={onCreated}
      renderPreview={({ headline }) => <i>{headline}</i>}
    />,
    [users, ...input],
    { me },
  )

test('the list shows the results and places of each CTA', async () => {
  const off = ctaOf({ id: itemId(2), name: 'Old button', kind: 'button', active: false, clicks: 2 })
  await openPage(
    <CtaList view={readView(new URLSearchParams())} onChange={vi.fn()} />,
    [
      answers(
        listCtas,
        page(ctaOf({ placements: [{ type: 'TENANT', position: 'end' }], held: 3 }), off),
      ),
    ],
    { me },
  )
  const row = within(await screen.findByRole('row', { name: /Spring demo/ }))
  row.getByText('25%')
  row.getByText('Everywhere')
  within(screen.getByRole('row', { name: /Old button/ })).getByText('Inactive')
  row.getByRole('link', { name: '3 held' })
})

test('an empty list leads to the first CTA', async () => {
  const view = readView(new URLSearchParams())
  await openPage(<CtaList view={view} onChange={vi.fn()} />, [answers(listCtas, page())], { me })
  expect((await screen.findByRole('link', { name: 'New CTA' })).getAttribute('href')).toBe(
    '/ctas/new',
  )
})

test('a new CTA is placed on a searched item, and errors show at their field', async () => {
  const onCreated = vi.fn()
  const opened = await build(
    null,
    [
      answers(searchItems, {
        items: [foundItemOf({ id: itemId(7), name: 'Price sheet' })],
        total: { value: 1, relation: 'eq' },
        nextCursor: null,
        searchId: itemId(9),
      }),
      refuses(createCta, 'invalid', { errors: [{ path: 'url', message: 'is missing' }] }),
    ],
    onCreated,
  )
  const { server, user } = opened
  await user.click(await screen.findByRole('tab', { name: '3. Who hears' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await screen.findByText('Enter a name')
  await fill(opened, screen.getByRole('textbox', { name: 'Name' }), 'Demo')
  await user.click(screen.getByRole('tab', { name: '2. Where' }))
  await user.click(screen.getByRole('button', { name: 'Add place' }))
  await user.click(screen.getByRole('combobox', { name: 'Where' }))
  await user.click(await screen.findByRole('option', { name: 'Item' }))
  await user.click(screen.getByRole('combobox', { name: 'Which' }))
  await user.click(await screen.findByRole('option', { name: 'Price sheet' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await screen.findByText('is missing')
  server.now(answers(createCta, ctaOf({ kind: 'button' })))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalled())
  expect(server.calls(createCta).at(-1)).toMatchObject({
    body: { name: 'Demo', placements: [{ type: 'ITEM', id: itemId(7), position: 'end' }] },
  })
})

test('fields are added, changed and removed, and saved on the edited version', async () => {
  const opened = await build(ctaOf(), [answers(changeCta, ctaOf({ version: 2 }))])
  const { server, user } = opened
  await user.click(await screen.findByRole('button', { name: 'Remove Note' }))
  await user.click(screen.getByRole('button', { name: 'Add field' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Consent' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  const [sent] = server.calls(changeCta)
  expect(sent).toMatchObject({
    body: {
      fields: [
        { name: 'email', type: 'email' },
        { name: 'consent', type: 'consent', required: true },
      ],
    },
  })
  server.now(refuses(changeCta, 'stale'))
  await fill(opened, screen.getByRole('textbox', { name: 'Headline' }), 'Other')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  server.now(answers(getCta, ctaOf({ version: 3, headline: 'Theirs' })))
  await user.click(await screen.findByRole('button', { name: 'Reload' }))
  await vi.waitFor(() => expect(screen.getByDisplayValue('Theirs')).toBeDefined())
})

const reading = (linkId: string) => <p>Read by {linkId}</p>

test('submissions stand under one head; a row opens all answers and what to do next', async () => {
  const submission = {
    id: itemId(5),
    at: new Date().toISOString(),
    values: { email: 'bo@example.com', gone: 'Old answer' },
    consent: 'I agree',
    linkId: itemId(7),
    state: 'received' as const,
    spam: false,
  }
  const { user } = await openPage(
    <Submissions cta={ctaOf()} renderReading={reading} />,
    [answers(listCtaSubmissions, page(submission))],
    { me },
  )
  const table = within(await screen.findByRole('table', { name: 'Submissions' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Work email', 'Note', 'Consent', 'Shared', 'Received'],
  ])
  table.getByRole('img', { name: 'Agreed' })
  await user.click(table.getByRole('button', { name: 'Open submission of bo@example.com' }))
  const panel = within(await screen.findByRole('dialog', { name: 'bo@example.com' }))
  for (const text of ['Work email', 'gone', 'Old answer', 'I agree']) panel.getByText(text)
  panel.getByText(`Read by ${itemId(7)}`)
  const write = panel.getByRole('link', { name: 'Write' })
  expect(write.getAttribute('href')).toBe(`/links/${itemId(7)}?answer`)
  expect(panel.getByRole('link', { name: 'Open link' }).getAttribute('href')).toBe(
    `/links/${itemId(7)}`,
  )
  panel.getByRole('button', { name: 'Delete submission of bo@example.com' })
})

test('held submissions are counted, and approved in one step', async () => {
  const submission = {
    id: itemId(5),
    at: new Date().toISOString(),
    values: { email: 'bo@example.com' },
    consent: null,
    state: 'held' as const,
    spam: true,
  }
  const { server, user } = await openPage(
    <Submissions cta={ctaOf({ held: 1 })} renderReading={reading} />,
    [
      answers(listCtaSubmissions, page(submission)),
      answers(changeCtaSubmission, { ...submission, state: 'received', spam: false }),
    ],
    { me },
  )
  await user.click(await screen.findByRole('radio', { name: 'Held (1)' }))
  await user.click(await screen.findByRole('button', { name: 'Release' }))
  await screen.findByText('Released')
  expect(server.calls(listCtaSubmissions).at(-1)).toMatchObject({ query: { state: 'held' } })
  expect(server.calls(changeCtaSubmission)).toMatchObject([{ body: { state: 'received' } }])
})

test('the report shows the effect of the CTA, or that it is too early', async () => {
  const share = (visitors: number, conversions: number) => ({
    visitors,
    conversions,
    rate: conversions / visitors,
    low: 0.1,
    high: 0.4,
  })
  const counts = { impressions: 40, clicks: 0, submissions: 10 }
  await openPage(
    <CtaReport cta={ctaOf()} />,
    [
      answers(getCtaReport, {
        from: '2026-11-01',
        to: '2026-11-01',
        total: counts,
        days: [{ day: '2026-11-01', ...counts }],
        places: [{ type: null, ...counts }],
        control: {
          shown: share(200, 50),
          other: share(22, 1),
          difference: 0.2,
          low: 0.032,
          high: 0.29,
          verdict: 'more',
        },
        rivals: [
          {
            ctaId: itemId(3),
            name: 'Other form',
            comparison: {
              shown: share(5, 1),
              other: share(4, 1),
              difference: 0,
              low: null,
              high: null,
              verdict: 'too-few',
            },
          },
        ],
      }),
    ],
    { me },
  )
  await screen.findByText('It brings more: +3.2 to +29 percentage points (95% interval).')
  const rival = within(screen.getByRole('region', { name: 'Compared with “Other form”' }))
  rival.getByText('Too few visitors to tell yet.')
})

test('an admin erases whoever sent a form once that is confirmed; editors aren’t offered it', async () => {
  const submission = {
    ...{ id: itemId(2), at: '2026-11-20T10:00:00.000Z', state: 'received' as const, spam: false },
    ...{ values: { email: 'bo@example.com' }, consent: null },
  }
  const name = 'Erase bo@example.com'
  const input = [answers(listCtaSubmissions, page(submission))]
  const first = await openPage(<Submissions cta={ctaOf()} renderReading={reading} />, input, { me })
  const open = 'Open submission of bo@example.com'
  await first.user.click(await screen.findByRole('button', { name: open }))
  await screen.findByRole('dialog', { name: 'bo@example.com' })
  expect(screen.queryByRole('button', { name: 'Erase this person' })).toBeNull()
  cleanup()
  const erased = { pseudonym: 'erased-1@erased.invalid', rows: 3, at: submission.at }
  const { server, user } = await openPage(
    <Submissions cta={ctaOf()} renderReading={reading} />,
    [...input, answers(eraseAddress, erased)],
    { me: meWith('admin') },
  )
  await user.click(await screen.findByRole('button', { name: open }))
  await user.click(await screen.findByRole('button', { name: 'Erase this person' }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  dialog.getByText(/all answers of this person are emptied/)
  await user.click(dialog.getByRole('button', { name: 'Erase this person' }))
  await screen.findByText('bo@example.com was erased')
  expect(server.calls(eraseAddress)).toMatchObject([{ body: { email: 'bo@example.com' } }])
})
