import type { Item } from '@satchel/contract/items.ts'
import { formatDay } from '../../lib/format.ts'

export interface ItemState {
  label: string
  /** The reason, or what it means. */
  detail: string
  tone: 'neutral' | 'warning' | 'problem'
}

/** What is not as usual about an item; null when it can be used as it is. `today` is the tenant's. */
export function itemStateOf(item: Item, today: string): ItemState | null {
  const { status, failure, releasesOn, expiresOn, broken, shareable } = item
  if (status === 'failed') {
    const detail = failure ?? 'The file could not be read. It can still be downloaded.'
    return { label: 'Failed', detail, tone: 'problem' }
  }
  if (status !== 'completed') {
    const label = status === 'uploading' ? 'Uploading' : 'Processing'
    return { label, detail: 'The preview and the text are being made.', tone: 'neutral' }
  }
  if (expiresOn && expiresOn < today) {
    const detail = `Expired after ${formatDay(expiresOn)}; it cannot be shared.`
    return { label: 'Expired', detail, tone: 'warning' }
  }
  if (releasesOn && releasesOn > today) {
    const detail = `Viewers find it from ${formatDay(releasesOn)}.`
    return { label: 'Not released', detail, tone: 'warning' }
  }
  if (broken) return { label: 'Broken', detail: 'The page answers with an error.', tone: 'problem' }
  if (!shareable) {
    return { label: 'Internal', detail: 'No link can be made to it.', tone: 'neutral' }
  }
  return null
}

/** Whether a link can be made today. */
export function isShareable({ shareable, status, expiresOn, releasesOn }: Item, today: string) {
  const isOver = expiresOn !== undefined && expiresOn < today
  const isEarly = releasesOn !== undefined && releasesOn > today
  return shareable && status !== 'uploading' && !isOver && !isEarly
}
