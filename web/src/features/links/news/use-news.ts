import { listLinkVisits } from '@satchel/contract/visits/visits.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { useMe } from '../../../lib/session.ts'
import { useLastLook } from './last-look.ts'
import { latestLinks, NEWS_SHOWN } from './latest-links.ts'

/** Number of visits to load, enough for a few days; a link with more shows the newest. */
const VISITS = 50

/** Returns the links that were opened since one last looked, latest first, each with its visits. */
export function useNews() {
  const { user } = useMe()
  const since = useLastLook(user.id)
  const links = useQuery(latestLinks)
  const opened = (links.data?.items ?? [])
    .filter(({ lastViewedAt }) => lastViewedAt && Date.parse(lastViewedAt) > since.getTime())
    .slice(0, NEWS_SHOWN)
  const visits = useQueries({
    queries: opened.map(({ id }) =>
      query(listLinkVisits, { params: { id }, query: { limit: VISITS } }),
    ),
  })
  return { since, links, opened, visits }
}

export type News = ReturnType<typeof useNews>
