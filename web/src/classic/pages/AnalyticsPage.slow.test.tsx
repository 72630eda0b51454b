import { getContentHealth, listUnhealthyItems } from '@satchel/contract/analytics/health.ts'
import { listReportMails } from '@satchel/contract/analytics/report-mails.ts'
import { changeItems, listBulkJobs } from '@satchel/contract/bulk.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import { getShareContext, listMyLinks } from '@satchel/contract/links/links.ts'
import { listLinkPresets } from '@satchel/contract/links/presets.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import { listSearchGaps } from '@satchel/contract/search/gaps.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { button, categoryValue, findButton, taxonomy } from '../../../test/library.ts'
import { linkOf } from '../../../test/links.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { Framed } from '../Framed.tsx'
import AnalyticsPage from './AnalyticsPage.tsx'

/** Socket that never sends anything. */
class SilentSocket {
  close() {}
}

const EARLY = categoryValue(1, 'Early')
const deck = itemOf({ name: 'Deck' })
const counts = { expiring: 0, broken: 0, unclassified: 1, stale: 0, unused: 1 }
const noLinks = { items: [], total: 0, stats: { links: 0, views: 0, viewers: 0, downloads: 0 } }
const mended = answers(listUnhealthyItems, { items: [], total: 0, nextCursor: null })

function open(kind: string, ...replies: readonly Answered[]) {
  vi.stubGlobal('WebSocket', SilentSocket)
  return openPage(
    <Framed>
      <AnalyticsPage />
    </Framed>,
    [
      answers(getContentHealth, counts),
      answers(listUnhealthyItems, { items: [deck], total: 1, nextCursor: null }),
      answers(listReportMails, { items: [] }),
      answers(listBulkJobs, { items: [] }),
      answers(listSearchGaps, []),
      taxonomy({ funnelStage: [EARLY] }),
      ...replies,
    ],
    { me: meWith('owner'), at: `/classic/analytics?report=health&figure=${kind}` },
  )
}

test('unclassified content is classified in its list', async () => {
  const outcome = { updated: [deck.id], missing: [], refused: [], undoId: itemId(9) }
  const { user, server } = await open('unclassified', answers(changeItems, outcome))
  await user.click(await findButton('Classify: Deck'))
  await screen.findByRole('dialog', { name: 'Classify Deck' })
  await user.click(await screen.findByRole('checkbox', { name: 'Early' }))
  server.now(mended)
  await user.click(button('Save'))
  await screen.findByText('Everything is classified')
  expect(server.calls(changeItems)).toMatchObject([
    { body: { ids: [deck.id], add: { funnelStage: [EARLY.id] } } },
  ])
})

test('unused content is shared from its list', async () => {
  const { user, server } = await open(
    'unused',
    answers(listMyLinks, { items: [], total: 0 }),
    answers(getShareContext, noLinks),
    answers(listLinkPresets, { items: [] }),
    answers(getItem, deck),
    answers(shareItem, linkOf()),
  )
  await user.click(await findButton('Share: Deck'))
  await user.type(await screen.findByLabelText('Who is it for?'), 'bo@customer.example')
  server.now(mended)
  await user.keyboard('{Enter}{Enter}')
  await screen.findByText('Everything older than 30 days was viewed or shared')
  expect(server.calls(shareItem)).toMatchObject([{ body: { itemId: deck.id } }])
})
