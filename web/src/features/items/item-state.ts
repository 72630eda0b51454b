import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { formatDay } from '../../lib/format/format.ts'
import * as labels from './labels.ts'

export interface ItemState {
  label: string
  /** The reason, or an explanation. */
  detail: string
  /** Effect of the state, if it isn't obvious. */
  effect?: string
  tone: 'neutral' | 'warning' | 'problem'
}

/** Returns the unusual state of an item; null if it can be used normally. `today` is the tenant's. */
export function itemStateOf(item: Item, today: string): ItemState | null {
  const { status, releasesOn, expiresOn, broken, shareable } = item
  if (status === 'failed') return failedState(item)
  if (status !== 'completed') {
    const label = status === 'uploading' ? t('items.uploading') : t('items.processing')
    const detail = item.newFileVersion
      ? t('items.newFileProcessing')
      : t('items.previewIsBeingCreated')
    return { label, detail, tone: 'neutral' }
  }
  if (expiresOn && expiresOn < today) {
    const detail = t('items.lastAvailableOn', { expiresOn: formatDay(expiresOn) })
    return { label: t('items.expired'), detail, tone: 'warning' }
  }
  if (releasesOn && releasesOn > today) {
    const detail = t('items.visibleFrom', { releasesOn: formatDay(releasesOn) })
    return { label: t('items.notReleased'), detail, tone: 'warning' }
  }
  if (broken) {
    return {
      label: t('items.brokenLink'),
      detail: labels.brokenPage(item.pageProblem),
      tone: 'problem',
    }
  }
  if (!shareable) {
    return { label: t('items.internal'), detail: t('items.noLinksToIt'), tone: 'neutral' }
  }
  return null
}

function failedState({ failure, newFileVersion }: Item): ItemState {
  if (newFileVersion === undefined) {
    return {
      label: t('items.failed'),
      detail: failure ?? t('items.couldntProcessFile'),
      tone: 'problem',
    }
  }
  return {
    label: t('items.newFileFailed'),
    detail: failure ?? t('items.couldntProcessNewFile'),
    effect: t('items.previousFileIsShown'),
    tone: 'problem',
  }
}

/** Tells whether an item's last day is over: then it is greyed out everywhere. */
export function isOver({ expiresOn }: Pick<Item, 'expiresOn'>, today: string): boolean {
  return expiresOn !== undefined && expiresOn < today
}

/** Tells whether a link can be created today. */
export function isShareable(item: Item, today: string): boolean {
  const { shareable, status, releasesOn } = item
  const isEarly = releasesOn !== undefined && releasesOn > today
  return shareable && status !== 'uploading' && !isOver(item, today) && !isEarly
}
