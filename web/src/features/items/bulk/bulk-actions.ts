import {
  IconCalendarEvent,
  IconCategory,
  IconFileText,
  IconStack2,
  IconTags,
  IconTrash,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ItemActions } from '../item-actions.ts'
import { type BulkTarget, isKnown } from './bulk-target.ts'
import * as labels from './labels.ts'
import { useBulkChange } from './use-bulk-change.ts'

/** Number of items a page shows in one block. */
const PAGE_ITEMS = 100

export interface BulkAction {
  label: string
  icon: TablerIcon
  color?: 'red'
  onClick: () => void
}

interface BulkActions {
  target: BulkTarget
  actions: ItemActions
  mayEdit: boolean
  /** Runs when the items have left the list. */
  onGone: () => void
}

/** Returns what this person may do with these items, one action per button; dialogs are loaded when they are opened. */
export function useBulkActions({ target, actions, mayEdit, onGone }: BulkActions): BulkAction[] {
  const { change } = useBulkChange()
  const { pickCollection, makePage } = actions
  const remove = () => {
    change({ target, patch: { delete: true } })
    onGone()
  }
  const collect = () =>
    pickCollection?.(target.label, ({ id, name }) =>
      change({ target, patch: { addToCollectionId: id }, done: labels.addedToName(name) }),
    )
  if (!mayEdit) return []
  const pages: BulkAction[] =
    makePage && isKnown(target) && target.items.length <= PAGE_ITEMS
      ? [
          {
            label: labels.pageForOnePerson,
            icon: IconFileText,
            onClick: () => makePage(target.items),
          },
        ]
      : []
  return [
    { label: labels.classify, icon: IconCategory, onClick: () => void classify(target) },
    { label: labels.tag, icon: IconTags, onClick: () => void tag(target) },
    { label: labels.changeOwner, icon: IconUser, onClick: () => void handOver(target) },
    { label: labels.availability, icon: IconCalendarEvent, onClick: () => void schedule(target) },
    { label: labels.addToCollection, icon: IconStack2, onClick: collect },
    ...pages,
    { label: 'Delete', icon: IconTrash, color: 'red', onClick: remove },
  ]
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
