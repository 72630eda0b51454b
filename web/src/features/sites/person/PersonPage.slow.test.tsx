import { listCtas } from '@satchel/contract/ctas/ctas.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import { listMyLinks } from '@satchel/contract/links/links.ts'
import { createPersonalPage } from '@satchel/contract/links/personal-pages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../../test/items.ts'
import { linkOf } from '../../../../test/links.ts'
import { address, meWith, openPage } from '../../../../test/page.tsx'
import { siteId, siteOf } from '../../../../test/sites.ts'
import { PersonPage } from './PersonPage.tsx'
import type { Origin } from './person-page.ts'

const NAMES = ['Brochure', 'Price list', 'Case study']
const [brochure = '', prices = '', study = ''] = NAMES.map((_, at) => itemId(at + 1))
const made = {
  site: siteOf({ id: siteId(4), isPersonal: true }),
  link: linkOf({ id: itemId(40), url: 'http://localhost:3000/l/ana', itemType: 'SITE' }),
}

function open(origin: Origin, ...replies: Answered[]) {
  const links = [linkOf({ sharedToEmail: 'ana@acme.example' })]
  return openPage(
    <PersonPage origin={origin} />,
    [
      answers(getItem, ({ params }) =>
        itemOf({ id: params.id, name: NAMES[[brochure, prices, study].indexOf(params.id)] ?? '' }),
      ),
      answers(listMyLinks, { items: links, total: 1 } as never),
      answers(listCtas, { items: [], nextCursor: null } as never),
      answers(createPersonalPage, made as never),
      ...replies,
    ],
    { me: meWith('editor') },
  )
}

const pieces = [brochure, prices, study].map((id) => ({ id }))
const names = () =>
  within(screen.getByRole('list', { name: 'Items' }))
    .getAllByRole('textbox')
    .map((it) => it.getAttribute('aria-label'))

test('a page for one person is made of items in an order, each with a note, and its link copied', async () => {
  const { user, server } = await open({ pieces, title: 'After our call' })
  const recipient = screen.getByLabelText(/^Who is it for\?/)
  await waitFor(() =>
    expect(document.querySelector('datalist option')?.getAttribute('value')).toBe(
      'ana@acme.example',
    ),
  )
  await user.type(recipient, ' bo@customer.example ')
  await user.click(await screen.findByRole('button', { name: 'Move Case study up' }))
  await user.click(screen.getByRole('button', { name: 'Remove Brochure' }))
  expect(names()).toEqual(['Note for Case study', 'Note for Price list'])
  await user.type(screen.getByRole('textbox', { name: 'Note for Price list' }), 'Valid in 2027')
  await user.click(screen.getByRole('button', { name: 'Create and copy link' }))
  await screen.findByText(/This link is for bo@customer\.example/)
  expect(server.calls(createPersonalPage)[0]?.body).toMatchObject({
    sharedToEmail: 'bo@customer.example',
    name: 'After our call',
    itemIds: [study, prices],
    notes: { [prices]: 'Valid in 2027' },
  })
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/l/ana')
  await user.click(screen.getByRole('button', { name: 'See visits' }))
  expect(address()).toBe(`/links/${itemId(40)}`)
})

test('a name without an address is that of the person', async () => {
  const { user, server } = await open({ pieces })
  await user.type(screen.getByLabelText(/^Who is it for\?/), 'Ana from the fair')
  await user.click(screen.getByRole('button', { name: 'Create and copy link' }))
  await waitFor(() => expect(server.calls(createPersonalPage)).toHaveLength(1))
  const { body } = server.calls(createPersonalPage)[0] ?? {}
  expect(body).toMatchObject({ sharedToName: 'Ana from the fair', name: 'For you' })
  expect(body).not.toHaveProperty('sharedToEmail')
})

test('it says what is missing, and sends nothing', async () => {
  const { user, server } = await open({ pieces: [{ id: brochure }] })
  await user.clear(screen.getByLabelText(/^Title/))
  await user.click(await screen.findByRole('button', { name: 'Remove Brochure' }))
  await user.click(screen.getByRole('button', { name: 'Create and copy link' }))
  for (const words of ['Enter an address or a name', 'Enter a title', 'Keep at least one item'])
    screen.getByText(words)
  expect(server.calls(createPersonalPage)).toHaveLength(0)
})

test('a refused address is said at its field, anything else below', async () => {
  const errors = [{ path: 'sharedToEmail', message: 'gets no more emails today' }]
  const { user, server } = await open(
    { pieces },
    refuses(createPersonalPage, 'invalid', { errors }),
  )
  const recipient = screen.getByLabelText(/^Who is it for\?/)
  await user.type(recipient, 'bo@customer.example')
  await user.click(screen.getByRole('button', { name: 'Create and copy link' }))
  await screen.findByText('gets no more emails today')
  expect(recipient.getAttribute('aria-invalid')).toBe('true')
  server.now(refuses(createPersonalPage, 'not-shareable', { detail: 'Price list isn’t shareable' }))
  await user.click(screen.getByRole('button', { name: 'Create and copy link' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Price list isn’t shareable')
})

test('made from a site it shows the site after the greeting', async () => {
  const site = siteOf({ name: 'Spring fair' })
  const { user, server } = await open({ site })
  screen.getByText('After the greeting comes the content of Spring fair.')
  expect(screen.queryByRole('list', { name: 'Items' })).toBeNull()
  await user.type(screen.getByLabelText(/^Who is it for\?/), 'bo@customer.example')
  await user.click(screen.getByRole('button', { name: 'Create and copy link' }))
  await waitFor(() =>
    expect(server.calls(createPersonalPage)[0]?.body).toMatchObject({
      siteId: site.id,
      name: 'Spring fair',
    }),
  )
})
