import {
  changeLink,
  getShareContext,
  type LinkChange,
  listMyLinks,
  type ReadLink,
} from '@satchel/contract/links/links.ts'
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
import { mayLeaveModal } from '../../../ui/overlay/modal.ts'
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
  /** Answers changes in place of the changed link. */
  refusal?: () => Response
  role?: Role
}

function changed({ password, requireEmail = false, proveEmail = true }: LinkChange) {
  return linkOf({ requireEmail, proveEmail, hasPassword: Boolean(password) })
}

async function open(setup: Setup = {}) {
  const { mine = [], toThem = [], presets = [], answer, refusal, role = 'editor' } = setup
  shared = sharedOf()
  const stats = { links: 0, views: 0, viewers: 0, downloads: 0 }
  const received = serve([
    [listMyLinks, () => reply(listMyLinks, { items: mine, total: mine.length })],
    [
      getShareContext,
      ({ url }) => {
        const items = url.searchParams.has('sharedToEmail') ? toThem : []
        const [existing] = items
        return reply(getShareContext, {
          items,
          total: items.length,
          stats,
          ...(existing && { existing }),
        })
      },
    ],
    [shareItem, answer ?? (() => Response.json(linkOf({ sharedToEmail: 'ana@acme.example' })))],
    [changeLink, ({ body }) => refusal?.() ?? reply(changeLink, changed(body as LinkChange))],
    [getAccountSettings, () => problem('unavailable')],
    [listLinkPresets, () => reply(listLinkPresets, { items: presets })],
    ...sessionOf(role),
  ])
  await act(startSession)
  renderAt('/library', <ShareModes shared={shared} />)
  const to = ({ name }: { name: string }) => received.filter(({ endpoint }) => endpoint === name)
  return { shares: () => to(shareItem), changes: () => to(changeLink) }
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
  expect(contentOf('Who is it for?')).toBe('Petra Novak')
  await user.click(copyLink())
  await waitFor(() => expect(shares()).toMatchObject([{ body: { sharedToName: 'Petra Novak' } }]))
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
  await user.click(screen.getByRole('button', { name: 'More options Defaults' }))
  await user.click(await screen.findByRole('button', { name: /^Appearance/ }))
  await user.click(await screen.findByRole('combobox', { name: /^Language/ }))
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  screen.getByRole('button', { name: 'More options In Deutsch' })
  await user.click(copyLink())
  await waitFor(() => expect(shares()[0]?.body).toMatchObject({ language: 'de' }))
})

test('an option is only sent if set, and is summarized when collapsed', async () => {
  const { shares } = await open()
  await user.click(screen.getByRole('button', { name: 'More options Defaults' }))
  await user.click(await screen.findByRole('button', { name: /^Permissions/ }))
  await user.click(await screen.findByRole('switch', { name: 'Allow downloads' }))
  screen.getByRole('button', { name: 'More options Downloads off' })
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

const steps = () => {
  const list = screen.queryByRole('list', { name: 'What visitors see' })
  return (
    list &&
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  )
}

test('who can open it is one press away, with the steps that visitors see', async () => {
  const { shares } = await open()
  expect(steps()).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Verified email' }))
  expect(steps()).toEqual(['Their email address', 'The code we email them', shared.itemName])
  screen.getByText('Anyone who verifies an email address can open it')
  await user.click(copyLink())
  await waitFor(() => expect(shares()).toHaveLength(1))
  expect(shares()[0]?.body).toMatchObject({ requireEmail: true, proveEmail: true })
})

async function copyFor(email: string) {
  await fill(recipient(), email)
  await user.click(copyLink())
  await screen.findByText(`Copied. New link for ${email}.`)
}

test('a choice after copying is applied to the link at once, and said', async () => {
  const { changes } = await open()
  await copyFor('ana@acme.example')
  await user.click(screen.getByRole('radio', { name: 'Verified email' }))
  await screen.findByText('Now asks for a verified email')
  screen.getByText('Anyone who verifies an email address can open it')
  expect(changes().map(({ body }) => body)).toEqual([{ requireEmail: true, proveEmail: true }])
})

test('a password typed after copying stands as not applied until it is', async () => {
  const { changes } = await open()
  await copyFor('ana@acme.example')
  await fill(screen.getByLabelText('Password'), 'sesame 42')
  screen.getByText('The link is still open to anyone')
  screen.getByText('Anyone with the link can open it')
  expect(changes()).toEqual([])
  act(() => expect(mayLeaveModal()).toBe(false))
  await screen.findByRole('button', { name: 'Discard' })

  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText('Now asks for the password')
  screen.getByText('Anyone with the link and the password can open it')
  expect(changes().map(({ body }) => body)).toEqual([{ password: 'sesame 42' }])
  expect(mayLeaveModal()).toBe(true)
  expect(contentOf('Password')).toBe('')
})

test('a change that is refused says so, and stands as not applied', async () => {
  const detail = 'This link was withdrawn'
  const { changes } = await open({ refusal: () => problem('conflict', { detail }) })
  await copyFor('ana@acme.example')
  await user.click(screen.getByRole('radio', { name: 'Any email' }))
  await screen.findByText(detail)
  screen.getByText('The link is still open to anyone')
  expect(changes()).toHaveLength(1)
})

test('a link that is there shows its own settings, and is shared with them', async () => {
  const link = linkOf({ sharedToEmail: 'ana@acme.example', hasPassword: true, requireEmail: true })
  const answer = () => Response.json(link)
  const { shares } = await open({ toThem: [link], answer, presets: [preset] })
  await fill(recipient(), 'ana@acme.example')
  await screen.findByRole('heading', { name: 'Already shared' })
  screen.getByText('Anyone who verifies an email address and has the password can open it')
  const content = ['Their email address', 'The code we email them', shared.itemName]
  expect(steps()).toEqual(['Password', ...content])
  screen.getByText('Password set. Type to replace it')
  expect(contentOf('Link')).toBe(link.url)
  // A default preset is for new links.
  screen.getByRole('button', { name: 'More options Defaults' })

  await user.click(screen.getByRole('radio', { name: 'Anyone' }))
  screen.getByText(/^The link is still open to anyone who verifies an email address and has/)
  await user.click(copyLink())
  await waitFor(() => expect(shares()).toHaveLength(1))
  expect(shares()[0]?.body).toMatchObject({ requireEmail: false, proveEmail: false })
})

test('the default preset is named in the summary, and another one is sent', async () => {
  const { shares } = await open({ presets: [preset] })
  await user.click(await screen.findByRole('button', { name: /^More options Customers/ }))
  screen.getByRole('button', { name: /^Permissions .*[Ww]atermark/ })
  await user.selectOptions(screen.getByLabelText('Preset'), 'None')
  await user.click(copyLink())
  await waitFor(() => expect(shares()).toHaveLength(1))
  expect(shares()[0]?.body).toMatchObject({ presetId: null })
})

test('people without write access can’t save presets', async () => {
  await open({ presets: [preset], role: 'viewer' })
  await user.click(await screen.findByRole('button', { name: /^More options Customers/ }))
  expect(screen.queryByRole('button', { name: 'Save as preset' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'More actions for preset Customers' })).toBeNull()
})

test('the server’s error about an option shows at its field, even if collapsed', async () => {
  const errors = [{ path: 'allowed.1', message: 'is no address and no @domain' }]
  await open({ answer: () => problem('invalid', { errors }) })
  await user.click(copyLink())
  await screen.findByText('is no address and no @domain')
})
