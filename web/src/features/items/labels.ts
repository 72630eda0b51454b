import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { formatDay } from '../../lib/format/format.ts'

// Item state
/** Describes a broken web page; `day` is the day of its last check in the tenant's time zone. */
export const brokenPage = (problem: Item['pageProblem'], day?: string) => {
  const when = day ? t('items.brokenPage.on', { day: formatDay(day) }) : ''
  if (problem?.code === 'timeout') return t('items.brokenPage.thePageDidnt', { when })
  if (problem?.code === 'status')
    return t('items.brokenPage.thePageAnswered', { status: problem.status ?? '', when })
  if (problem?.code === 'redirects') return t('items.brokenPage.thePageRedirected', { when })
  return t('items.brokenPage.thePageDidntAnswer', { when })
}
