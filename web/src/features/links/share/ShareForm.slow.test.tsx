import { getShareContext, listMyLinks, type ReadLink } from '@satchel/contract/links/links.ts'
import { type LinkPreset, listLinkPresets } from '@satchel/contract/links/presets.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { linkOf, sharedOf } from '../../../../test/links.ts'
import { renderAt } from '../../../../test/render.tsx'
import { problem, reply, serve } from '../../../../test/server.ts'
import { sessionOf } from '../../../../test/session.ts'
import { startSession } from '../../../lib/session.ts'
import { ShareModes } from './ShareModes.tsx'

/** Item of the current test; each has another, because drafts are kept per item. */
let shared = sharedOf()

let user: UserEvent
let copied: string[]

beforeEach(() => {
  user = userEvent.setup()
  copied = []
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    copied.push((await (await item?.getType('text/plain'))?.text()) ?? '')
  })
})

interface Setup {
  mine?: ReadLink[]
  toThem?: ReadLink[]
  presets?: LinkPreset[]
  answer?: () => Response
  role?: Role
}

async function open({ mine = [], toThem = [], presets = [], answer, role = 'editor' }: Setup = {}) {
  shared = sharedOf()
  const stats = { links: 0, views: 0, viewers: 0, downloads: 0 }
  const received = serve([
    [listMyLinks, () => reply(listMyLinks, { items: mine, total: mine.length })],
    [
      getShareContext,
      ({ url }) => {
        const items = url.searchParams.has('sharedToEmail') ? toThem : []
        return reply(getShareContext, { items, total: items.length, stats })
      },
    ],
    [shareItem, answer ?? (() => Response.json(linkOf({ sharedToEmail: 'ana@acme.example' })))],
    [getAccountSettings, () => problem('unavailable')],
    [listLinkPresets, () => reply(listLinkPresets, { items: presets })],
    ...sessionOf(role),
  ])
  await act(startSession)
  renderAt('/library', <ShareModes shared={shared} />)
  return { shares: () => received.filter(({ endpoint }) => endpoint === shareItem.name) }
}

async function fill(field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

const recipient = () => screen.getByLabelText('Who is it for?')
const contentOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
const copyLink = () => screen.getByRole('button', { name: 'Copy link' })

test('one click creates a link for the person, once, and copies it', async () => {
  const { shares } = await open()
  expect(document.activeElement).toBe(recipient())
  await fill(recipient(), 'ana@acme.example')
  await fill(screen.getByLabelText('Organization'), 'Acme')
  await user.click(copyLink())

  await screen.findByText('Copied. New link for ana@acme.example.')
  expect(shares().map(({ body }) => body)).toEqual([
    {
      itemId: shared.itemId,
      itemType: 'ITEM',
      sharedToEmail: 'ana@acme.example',
      sharedToOrganization: 'Acme',
    },
  ])
  expect(copied).toEqual([contentOf('Link')])
})

test('the person’s earlier links are shown with who read them', async () => {
  const link = linkOf({ sharedToEmail: 'ana@acme.example', views: 7, viewers: 3 })
  await open({ toThem: [link] })
  await fill(recipient(), 'ana@acme.example')

  await screen.findByRole('heading', { name: 'Already shared' })
  screen.getByText('3 visitors, 7 views')
})

test('an existing link is distinguished from a new one', async () => {
  const link = linkOf({ sharedToEmail: 'ana@acme.example', views: 7, viewers: 3 })
  await open({ toThem: [link], answer: () => Response.json(link) })
  await fill(recipient(), 'ana@acme.example')
  await screen.findByRole('heading', { name: 'Already shared' })
  await user.click(copyLink())

  await screen.findByText('Copied. ana@acme.example already has this link, 3 visitors, 7 views.')
})

test('earlier recipients are one click away, with their organization', async () => {
  await open({
    mine: [linkOf({ sharedToEmail: 'jo@initech.example', sharedToOrganization: 'Initech' })],
  })
  await user.click(await screen.findByRole('button', { name: 'jo@initech.example' }))

  expect(contentOf('Who is it for?')).toBe('jo@initech.example')
  expect(contentOf('Organization')).toBe('Initech')
})

test('a name without an address can become the organization', async () => {
  await open()
  await fill(recipient(), 'Initech')
  await user.click(await screen.findByRole('option', { name: /Initech.*new organization/ }))

  expect(contentOf('Organization')).toBe('Initech')
  expect(contentOf('Who is it for?')).toBe('')
})

test('a name is a person first, whose link carries it without an address', async () => {
  const { shares } = await open()
  await fill(recipient(), 'Petra Novak')
  const [first] = await screen.findAllByRole('option')
  expect(first?.textContent).toBe('Petra Novaknew person')
  await user.click(first as HTMLElement)
  await screen.findByText('for Petra Novak')
  await user.click(copyLink())
  await waitFor(() => expect(shares()).toMatchObject([{ body: { sharedToMemo: 'Petra Novak' } }]))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
})

test('an incomplete address shows an error at its field and nothing is sent', async () => {
  const { shares } = await open()
  await fill(recipient(), 'ana@')
  await user.click(copyLink())

  expect(recipient().getAttribute('aria-invalid')).toBe('true')
  expect(shares()).toEqual([])
})

test('an item that can’t be shared says why, and the input stays', async () => {
  const detail = 'Sharing is switched off for this item'
  await open({ answer: () => problem('not-shareable', { detail }) })
  await fill(recipient(), 'ana@acme.example')
  await user.click(copyLink())

  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  expect(contentOf('Who is it for?')).toBe('ana@acme.example')
  expect(screen.queryByLabelText('Link')).toBeNull()
})

test('a link gets a language of its own', async () => {
  const { shares } = await open()
  await user.click(screen.getByRole('button', { name: 'Options Defaults' }))
  await user.click(await screen.findByRole('button', { name: /^Appearance/ }))
  await user.click(await screen.findByRole('combobox', { name: /^Language/ }))
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  screen.getByRole('button', { name: 'Options In Deutsch' })
  await user.click(copyLink())
  await waitFor(() => expect(shares()[0]?.body).toMatchObject({ language: 'de' }))
})

test('an option is only sent if set, and is summarized when collapsed', async () => {
  const { shares } = await open()
  await user.click(screen.getByRole('button', { name: 'Options Defaults' }))
  await user.click(await screen.findByRole('button', { name: /^Permissions/ }))
  await user.click(await screen.findByRole('switch', { name: 'Allow downloads' }))
  screen.getByRole('button', { name: 'Options Downloads off' })
  await user.click(copyLink())

  await waitFor(() => expect(shares()).toHaveLength(1))
  expect(shares()[0]?.body).toMatchObject({ allowDownload: false })
  expect(shares()[0]?.body).not.toHaveProperty('expiresAt')
})

const preset: LinkPreset = {
  id: '01920000-0000-7000-8000-0000000000cc',
  version: 1,
  name: 'Customers',
  options: { watermark: true, requireEmail: true, hasPassword: false },
  isDefault: true,
  createdAt: '2026-11-01T10:00:00.000Z',
}

test('the gate is one press away, with the steps that visitors see', async () => {
  const { shares } = await open()
  const steps = () =>
    within(screen.getByRole('list', { name: 'What visitors see' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(steps()).toEqual([shared.itemName])
  await user.click(screen.getByRole('radio', { name: 'Verified email' }))
  expect(steps()).toEqual(['Their email address', 'The code we email them', shared.itemName])
  await user.click(copyLink())
  await waitFor(() => expect(shares()).toHaveLength(1))
  expect(shares()[0]?.body).toMatchObject({ requireEmail: true, proveEmail: true })
  await user.click(screen.getByRole('radio', { name: 'Nothing' }))
  expect(steps()).toEqual([shared.itemName])
})

test('the default preset is named in the summary, and another one is sent', async () => {
  const { shares } = await open({ presets: [preset] })
  await user.click(await screen.findByRole('button', { name: 'Options Customers' }))
  screen.getByRole('button', { name: /^Permissions .*[Ww]atermark/ })
  await user.click(copyLink())
  await waitFor(() => expect(shares()).toHaveLength(1))
  expect(shares()[0]?.body).not.toHaveProperty('presetId')

  await user.selectOptions(screen.getByLabelText('Preset'), 'None')
  await user.click(copyLink())
  await waitFor(() => expect(shares()).toHaveLength(2))
  expect(shares()[1]?.body).toMatchObject({ presetId: null })
})

test('people without write access can’t save presets', async () => {
  await open({ presets: [preset], role: 'viewer' })
  await user.click(await screen.findByRole('button', { name: 'Options Customers' }))
  expect(screen.queryByRole('button', { name: 'Save as preset' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'More actions for preset Customers' })).toBeNull()
})

test('the server’s error about an option shows at its field, even if collapsed', async () => {
  const errors = [{ path: 'allowed.1', message: 'is no address and no @domain' }]
  await open({ answer: () => problem('invalid', { errors }) })
  await user.click(copyLink())
  await screen.findByText('is no address and no @domain')
})
