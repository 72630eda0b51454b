import type { SiteSummary } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'

/** Returns the status of a site as a label. */
export function stateOf({ status, publishAt }: SiteSummary): { label: string; color: string } {
  if (status === 'published') return { label: t('sites.published'), color: 'green' }
  return publishAt
    ? { label: t('sites.scheduled'), color: 'yellow' }
    : { label: t('sites.draft'), color: 'gray' }
}
