import { listMyLinks } from '@satchel/contract/links/links.ts'
import { query } from '../../../lib/api.ts'

export const NEWS_SHOWN = 5

/** Query of my links, last opened first; one more than is shown. */
export const latestLinks = query(listMyLinks, {
  query: { orderBy: 'viewed', limit: NEWS_SHOWN + 1 },
})
