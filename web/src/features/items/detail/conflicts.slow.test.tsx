import { cleanNotifications, Notifications } from '@mantine/notifications'
import { addItemTag, changeItem, getItem, type Item } from '@satchel/contract/items/items.ts'
import { getItemUses } from '@satchel/contract/links/links.ts'
import { type AccountSettings, getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { listUsers, type User } from '@satchel/contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { itemId, itemOf, OWNER } from '../../../../test/items.ts'
import { typeDay } from '../../../../test/page.tsx'
import { renderAt } from '../../../../test/render.tsx'
import { problem, reply, serve } from '../../../../test/server.ts'
import { sessionOf } from '../../../../test/session.ts'
import { query } from '../../../lib/api.ts'
import { startSession } from '../../../lib/session.ts'
import { ItemDetails } from './ItemDetails.tsx'

const [EARLY, LATE] = [itemId(11), itemId(12)]
const [BO, CY] = [
  { id: itemId(21), name: 'Bo' },
  { id: itemId(22), name: 'Cy' },
]
const value = (id: string, label: string) => ({
  id,
  label,
  color: null,
  position: 0,
  archived: false,
  itemCount: 0,
})
const settings: AccountSettings = {
  id: itemId(99),
  version: 1,
  tags: [],
  categories: {
    funnelStage: [value(EARLY, 'Early'), value(LATE, 'Late')],
    contentProduct: [],
    contentType: [],
    contentIndustry: [],
    contentRegion: [],
  },
  requiredCategories: [],
  sharing: {
    allowDownload: true,
    allowPassOn: true,
    downloadAs: 'pdf',
    questions: false,
    visitsKeptMonths: null,
  },
  activity: { keptMonths: 24 },
  agreementYears: 3,
  ocrLanguages: [],
  notifications: { shareView: true },
}
const personOf = ({ id, name }: { id: string; name: string }): User => ({
  id,
  name,
  username: name,
  email: `${name.toLowerCase()}@northwind.test`,
  role: 'editor',
  avatar: { large: null, medium: null, thumbnail: null },
  status: 'active',
  lastSeenAt: null,
  locale: null,
})

afterEach(() => cleanNotifications())

/** Opens an item on a server that stores its changes; `meanwhile` is what others do to it. */
async function open(first: Partial<Item> = {}) {
  let item = itemOf(first)
  const meanwhile = (change: Partial<Item>) => {
    item = { ...item, ...change, version: item.version + 1 }
  }
  const people = [OWNER, BO, CY]
  serve([
    ...sessionOf('admin'),
    [getAccountSettings, () => reply(getAccountSettings, settings)],
    [listUsers, () => reply(listUsers, { items: people.map(personOf), nextCursor: null })],
    [
      getItemUses,
      () =>
        reply(getItemUses, {
          collections: [],
          links: { links: 0, views: 0, viewers: 0, downloads: 0 },
        }),
    ],
    [getItem, () => reply(getItem, item)],
    [
      changeItem,
      ({ body, headers }) => {
        if (headers.get('if-match') !== `"${item.version}"`) return problem('stale')
        const { ownerId, ...fields } = body as Partial<Item> & { ownerId?: string }
        const owner = people.find(({ id }) => id === ownerId)
        meanwhile({ ...fields, ...(owner && { owner }) })
        return reply(changeItem, item)
      },
    ],
    [
      addItemTag,
      ({ body }) => {
        const { label } = body as { label: string }
        meanwhile({ tags: [...item.tags, { key: label.toLowerCase(), label }] })
        return reply(addItemTag, item)
      },
    ],
  ])
  await act(startSession)
  renderAt('/', <Opened />)
  await screen.findByLabelText('Expiry date')
  return { meanwhile, saved: () => item }
}

function Opened() {
  const item = useQuery(query(getItem, { params: { id: itemId(1) } }))
  return (
    <>
      {item.data && <ItemDetails item={item.data} mayEdit />}
      <Notifications />
    </>
  )
}

async function choose(field: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const FIELDS = [
  {
    field: 'a day',
    theirs: { expiresOn: '2027-02-03' },
    mine: { expiresOn: '2027-01-01' },
    words: ['Jan 1, 2027', 'Feb 3, 2027'],
    edit: () => typeDay(userEvent.setup(), 'Expiry date', 'Jan 1, 2027'),
  },
  {
    field: 'a category',
    theirs: { funnelStage: [LATE] },
    mine: { funnelStage: [EARLY] },
    words: ['Early', 'Late'],
    edit: () => choose('Stage', 'Early'),
  },
  {
    field: 'the owner',
    theirs: { owner: CY },
    mine: { owner: BO },
    words: ['Bo', 'Cy'],
    edit: () => choose('Owner', 'Bo'),
  },
  {
    field: 'the address',
    first: { kind: 'link', url: 'https://a.example/' },
    theirs: { url: 'https://theirs.example/' },
    mine: { url: 'https://mine.example/' },
    words: ['https://mine.example/', 'https://theirs.example/'],
    edit: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'https://a.example/' }))
      await userEvent.clear(screen.getByRole('textbox', { name: 'URL' }))
      await userEvent.type(
        screen.getByRole('textbox', { name: 'URL' }),
        'https://mine.example/{Enter}',
      )
    },
  },
] satisfies {
  field: string
  first?: Partial<Item>
  theirs: Partial<Item>
  mine: Partial<Item>
  words: string[]
  edit: () => unknown
}[]

it.each(FIELDS)(
  'a conflict on $field shows both values, and keeps mine on request',
  async ({ first, theirs, mine, words, edit }) => {
    const { meanwhile, saved } = await open(first as Partial<Item>)
    meanwhile(theirs)
    await edit()
    const notice = await screen.findByText('Someone else changed this while you were editing')
    const both = notice.closest('[role="alert"]')?.textContent ?? ''
    for (const word of words) expect(both).toContain(word)
    expect(saved()).toMatchObject(theirs)
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(saved()).toMatchObject(mine))
  },
)

it('two people who change a field to the same value don’t conflict', async () => {
  const { meanwhile, saved } = await open()
  meanwhile({ shareable: false })
  await userEvent.click(screen.getByRole('switch', { name: 'Shareable' }))
  await screen.findByText('Shareable changed')
  expect(saved()).toMatchObject({ shareable: false, version: 2 })
})

it('tags of two people are both kept, and undo removes only mine', async () => {
  const { meanwhile, saved } = await open()
  meanwhile({ tags: [{ key: 'theirs', label: 'Their version' }] })
  await userEvent.type(screen.getByLabelText('Tags'), 'Mine{Enter}')
  await screen.findByText('Tagged “Mine”')
  expect(saved().tags.map(({ label }) => label)).toEqual(['Their version', 'Mine'])
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})
