import type { SiteSummary } from '@satchel/contract/sites/sites.ts'
import * as labels from './labels.ts'

/** Returns the status of a site as a label. */
export function stateOf({ status, publishAt }: SiteSummary): { label: string; color: string } {
  if (status === 'published') return { label: labels.published, color: 'green' }
  return publishAt
    ? { label: labels.scheduled, color: 'yellow' }
    : { label: labels.draft, color: 'gray' }
}
