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
  const { status, releasesOn, expiresOn, broken, checkNote, shareable } = item
  if (status === 'failed') return failedState(item)
  if (status !== 'completed') {
    const label = status === 'uploading' ? 'Uploading' : 'Processing'
    const detail = item.newFileVersion
      ? 'The new file is being read. Until then the one before is shown.'
      : 'The preview and the text are being made.'
    return { label, detail, tone: 'neutral' }
  }
  if (expiresOn && expiresOn < today) {
    const detail = `Expired after ${formatDay(expiresOn)}; it cannot be shared.`
    return { label: 'Expired', detail, tone: 'warning' }
  }
  if (releasesOn && releasesOn > today) {
    const detail = `Viewers find it from ${formatDay(releasesOn)}.`
    return { label: 'Not released', detail, tone: 'warning' }
  }
  if (broken) {
    const detail = checkNote?.replace(/^It/, 'The page') ?? 'The page answers with an error'
    return { label: 'Broken', detail: `${detail}.`, tone: 'problem' }
  }
  if (!shareable) {
    return { label: 'Internal', detail: 'No link can be made to it.', tone: 'neutral' }
  }
  return null
}

function failedState({ failure, newFileVersion }: Item): ItemState {
  const reason = failure?.replace(/\.?$/, '.')
  if (newFileVersion === undefined) {
    const detail = reason ?? 'The file could not be read. It can still be downloaded.'
    return { label: 'Failed', detail, tone: 'problem' }
  }
  const detail = `${reason ?? 'It could not be read.'} The file before goes on being shown.`
  return { label: 'New file failed', detail, tone: 'problem' }
}

/** Greyed wherever it is shown: its last day is over. */
export function isOver({ expiresOn }: Pick<Item, 'expiresOn'>, today: string): boolean {
  return expiresOn !== undefined && expiresOn < today
}

/** Whether a link can be made today. */
export function isShareable(item: Item, today: string): boolean {
  const { shareable, status, releasesOn } = item
  const isEarly = releasesOn !== undefined && releasesOn > today
  return shareable && status !== 'uploading' && !isOver(item, today) && !isEarly
}
