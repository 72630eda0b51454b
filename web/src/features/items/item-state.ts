import type { Item } from '@satchel/contract/items/items.ts'
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
    const label = status === 'uploading' ? labels.uploading : labels.processing
    const detail = item.newFileVersion ? labels.newFileProcessing : labels.previewIsBeingCreated
    return { label, detail, tone: 'neutral' }
  }
  if (expiresOn && expiresOn < today) {
    const detail = labels.expiredOnAndCantBe(expiresOn)
    return { label: labels.expired, detail, tone: 'warning' }
  }
  if (releasesOn && releasesOn > today) {
    const detail = labels.visibleFrom(releasesOn)
    return { label: labels.notReleased, detail, tone: 'warning' }
  }
  if (broken) {
    return {
      label: labels.brokenLink,
      detail: labels.brokenPage(item.pageProblem),
      tone: 'problem',
    }
  }
  if (!shareable) {
    return { label: labels.internal, detail: labels.linksToItCantBe, tone: 'neutral' }
  }
  return null
}

function failedState({ failure, newFileVersion }: Item): ItemState {
  if (newFileVersion === undefined) {
    return { label: labels.failed, detail: failure ?? labels.couldntProcessFile, tone: 'problem' }
  }
  return {
    label: labels.newFileFailed,
    detail: failure ?? labels.couldntProcessNewFile,
    effect: labels.previousFileIsShown,
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
