import { getOverviewReport } from '@satchel/contract/analytics/analytics.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import { listLinkMessages } from '@satchel/contract/links/messages.ts'
import { listQuestions } from '@satchel/contract/questions.ts'
import { getLinkReport, listLinkVisits } from '@satchel/contract/visits/visits.ts'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { answers } from '../../../test/contract-server.ts'
import { itemOf } from '../../../test/items.ts'
import { linkOf } from '../../../test/links.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { overview } from '../../../test/reports.ts'
import LinkPage from './LinkPage.tsx'

/** Opens the page of a link with some views. */
async function open(views: number) {
  const link = linkOf({ views, viewers: 2 })
  const report = {
    link,
    sums: { views, viewers: 2, sureViews: 1, sureViewers: 1, downloads: 1, seconds: 200 },
    pageCount: null,
    completion: null,
    pages: [],
    days: [],
    by: { country: [], device: [], browser: [], os: [], referrer: [], trigger: [] },
  }
  const { server } = await openPage(
    <Routes>
      <Route path="/links/:id" element={<LinkPage />} />
    </Routes>,
    [
      answers(listLinkMessages, { items: [], nextCursor: null }),
      answers(listQuestions, { items: [], nextCursor: null }),
      answers(getLinkReport, report),
      answers(getItem, itemOf()),
      answers(getOverviewReport, overview),
      answers(listLinkVisits, { items: [], nextCursor: null }),
    ],
    { me: meWith('editor'), at: `/links/${link.id}?from=2026-03-11&to=2026-03-20` },
  )
  await screen.findByText('No visits yet')
  return server
}

test('the address has the days of a link’s analytics; all its visits are listed', async () => {
  const server = await open(10)
  await waitFor(() => expect(server.calls(getOverviewReport)).not.toHaveLength(0))
  const days = { from: '2026-03-11', to: '2026-03-20' }
  expect(server.calls(getOverviewReport)[0]?.query).toMatchObject(days)
  expect(server.calls(listLinkVisits)[0]?.query).toEqual({ includeFiltered: false })
})

test('a link with few views has its visits alone', async () => {
  const server = await open(9)
  expect(screen.queryByRole('region', { name: 'Analytics' })).toBeNull()
  expect(server.calls(getOverviewReport)).toEqual([])
})
