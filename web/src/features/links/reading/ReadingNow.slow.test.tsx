import { listRelatedItems } from '@satchel/contract/items/items.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import type { ShareReading } from '@satchel/contract/live.ts'
import { listLinkVisits } from '@satchel/contract/visits/visits.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers } from '../../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../../test/items.ts'
import { linkOf, visitOf } from '../../../../test/links.ts'
import { stubSocket } from '../../../../test/live-line.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { useLiveData } from '../../../frame/live/use-live-data.ts'
import { ReadingFilm } from './ReadingFilm.tsx'
import { ReadingNow } from './ReadingNow.tsx'

function Live() {
  useLiveData()
  return (
    <>
      <ReadingNow />
      <section aria-label="Another link">
        <ReadingNow linkId={itemId(9)} />
      </section>
    </>
  )
}

const reading = (page: number, reader: Partial<ShareReading> = {}) => ({
  action: 'share-reading' as const,
  visitId: itemId(1),
  linkId: itemId(2),
  itemId: itemId(3),
  itemType: 'ITEM' as const,
  itemName: 'Prices',
  sharedToEmail: 'ines@customer.example',
  sharedToOrganization: null,
  at: '2026-11-22T09:00:00.000Z',
  page,
  ...reader,
})

const now = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('says who reads which page, until they leave', async () => {
  const line = stubSocket()
  await openPage(<Live />, [], { me: meWith('editor') })
  await line.open()
  line.send(reading(2))
  await waitFor(() => expect(now()).toEqual(['ines@customer.example is on page 2 of Prices now']))
  const visitor = { visitId: itemId(5), visitor: 'vera@customer.example' }
  line.send(reading(6))
  line.send(reading(1, { ...visitor, linkId: itemId(9), itemType: 'SITE', itemName: 'Fair' }))
  await waitFor(() =>
    expect(now()).toEqual([
      'vera@customer.example is reading Fair now',
      'ines@customer.example is on page 6 of Prices now',
      'vera@customer.example is reading it now',
    ]),
  )
  line.send(reading(0))
  line.send(reading(0, visitor))
  await waitFor(() => expect(now()).toEqual([]))
})

function LiveItem() {
  useLiveData()
  const item = itemOf({ id: itemId(3), pageCount: 4 })
  return <ReadingFilm item={item} findHeading={async (page) => `Savings, sheet ${page}`} />
}

it('fills the pages of an item while they are read, then says where somebody stayed, and offers the next link', async () => {
  let pages = [{ page: 1, seconds: 8 }]
  const line = stubSocket()
  const { user, server } = await openPage(
    <LiveItem />,
    [
      answers(listLinkVisits, () => ({
        items: [visitOf({ id: itemId(1), pages })],
        nextCursor: null,
      })),
      answers(listRelatedItems, { items: [itemOf({ id: itemId(8), name: 'Calculator' })] }),
      answers(shareItem, linkOf({ itemId: itemId(8) })),
    ],
    { me: meWith('editor') },
  )
  await line.open()
  expect(screen.queryByRole('region', { name: 'Pages being read' })).toBeNull()
  line.send(reading(2))
  const film = within(await screen.findByRole('region', { name: 'Pages being read' }))
  const sheets = () => film.getAllByRole('listitem').map(({ title }) => title)
  await waitFor(() => expect(sheets()[0]).toBe('Page 1: 8 sec'))
  expect(sheets()).toHaveLength(4)
  film.getByText(/is on page 2 now/)

  pages = [
    { page: 1, seconds: 8 },
    { page: 4, seconds: 42 },
  ]
  line.send(reading(0))
  await film.findByText(/^ines@customer\.example stayed longest on page 4: Savings, sheet 4$/)
  expect(sheets()[3]).toBe('Page 4: 42 sec')
  await user.click(await film.findByRole('button', { name: /^Create link to Calculator/ }))
  await waitFor(() => expect(server.calls(shareItem)).toHaveLength(1))
  expect(server.calls(shareItem)[0]?.body).toMatchObject({
    itemId: itemId(8),
    sharedToEmail: 'ines@customer.example',
  })
  await user.click(film.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'Pages being read' })).toBeNull()
})
