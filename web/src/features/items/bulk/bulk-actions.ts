import { t } from '@satchel/messages/t.ts'
import {
  IconCalendarEvent,
  IconCategory,
  IconFileText,
  IconLink,
  IconShare3,
  IconStack2,
  IconTags,
  IconTrash,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ItemActions, NamedCollection } from '../item-actions.ts'
import { type BulkTarget, isKnown } from './bulk-target.ts'
import { useBulkChange } from './use-bulk-change.ts'

/** Number of items a page shows in one block. */
const PAGE_ITEMS = 100
/** Number of links that are created at once. */
const LINKS_MAX = 50

export interface BulkAction {
  label: string
  icon: TablerIcon
  color?: 'red'
  onClick: () => void
}

/** Ways of one action, in a menu of its own where there is room. */
export interface BulkChoices {
  label: string
  icon: TablerIcon
  choices: readonly BulkAction[]
}

interface BulkActions {
  target: BulkTarget
  actions: ItemActions
  mayEdit: boolean
  /** Runs when the items have left the list. */
  onGone: () => void
}

/** Returns what this person may do with these items, one action per button; dialogs are loaded when they are opened. */
export function useBulkActions({
  target,
  actions,
  mayEdit,
  onGone,
}: BulkActions): (BulkAction | BulkChoices)[] {
  const { change } = useBulkChange()
  const { pickCollection, shareCollection } = actions
  const remove = () => {
    change({ target, patch: { delete: true } })
    onGone()
  }
  const collect = (then?: (collection: NamedCollection) => void) =>
    pickCollection?.(target.label, (collection) => {
      const { id, name } = collection
      change({
        target,
        patch: { addToCollectionId: id },
        done: t('items.bulk.addedToName', { name }),
      })
      then?.(collection)
    })
  if (!mayEdit) return []
  return [
    ...sharing(target, actions, () => collect(shareCollection)),
    { label: t('items.bulk.classify'), icon: IconCategory, onClick: () => void classify(target) },
    { label: t('items.bulk.tag'), icon: IconTags, onClick: () => void tag(target) },
    { label: t('items.bulk.changeOwner'), icon: IconUser, onClick: () => void handOver(target) },
    {
      label: t('items.bulk.availability'),
      icon: IconCalendarEvent,
      onClick: () => void schedule(target),
    },
    { label: t('items.bulk.addToCollection'), icon: IconStack2, onClick: () => collect() },
    { label: t('ui.deleteAction'), icon: IconTrash, color: 'red', onClick: remove },
  ]
}

/** Returns the ways to share the items together: one by itself, several on a page, as a collection or each by its own link. */
function sharing(
  target: BulkTarget,
  { share, shareSeparately, shareCollection, makePage }: ItemActions,
  collect: () => void,
): (BulkAction | BulkChoices)[] {
  const [first] = target.items
  const isOne = isKnown(target) && target.items.length === 1
  if (isOne && first && share && first.shareable)
    return [
      {
        label: t('items.bulk.share', { what: target.label }),
        icon: IconShare3,
        onClick: () => share(first),
      },
    ]
  const page = makePage &&
    isKnown(target) &&
    target.items.length <= PAGE_ITEMS && {
      label: t('items.bulk.personalPage'),
      icon: IconFileText,
      onClick: () => makePage(target.items),
    }
  const collection = shareCollection && {
    label: t('items.bulk.shareAsCollection'),
    icon: IconStack2,
    onClick: collect,
  }
  const separate = shareSeparately &&
    isKnown(target) &&
    target.items.length <= LINKS_MAX &&
    target.items.every(({ shareable }) => shareable) && {
      label: t('items.bulk.separateLinks'),
      icon: IconLink,
      onClick: () => shareSeparately(target.items),
    }
  const choices = [page, collection, separate].filter((each) => typeof each === 'object')
  if (choices.length === 0) return []
  return [{ label: t('items.bulk.share', { what: target.label }), icon: IconShare3, choices }]
}

async function classify(target: BulkTarget) {
  const { openClassify } = await import('./ClassifyForm.tsx')
  openClassify(target)
}

async function tag(target: BulkTarget) {
  const { openTags } = await import('./TagForm.tsx')
  openTags(target)
}

async function handOver(target: BulkTarget) {
  const { openOwner } = await import('./OwnerForm.tsx')
  openOwner(target)
}

async function schedule(target: BulkTarget) {
  const { openAvailability } = await import('./AvailabilityForm.tsx')
  openAvailability(target)
}
