import type { ShareReading } from '@satchel/contract/live.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { itemId } from '../../../../test/items.ts'
import { stubSocket } from '../../../../test/live-line.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { useLiveData } from '../../../frame/live/use-live-data.ts'
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
