import type { Item } from '@satchel/contract/items/items.ts'
import type { Version } from '@satchel/contract/items/versions.ts'
import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'

const CompareVersions = lazy(async () => ({
  default: (await import('./CompareVersions.tsx')).CompareVersions,
}))

/** Compares a version with the current one; the current one with the next older. */
export function openCompare(item: Item, versions: readonly Version[], number: number): void {
  const currentVersion = versions.find(({ isCurrent }) => isCurrent)
  const other =
    currentVersion && currentVersion.number !== number
      ? currentVersion
      : versions.find((each) => each.number !== number)
  if (!other) return
  const [older, newer] = [number, other.number].toSorted((one, two) => one - two)
  openModal({
    title: t('items.versions.compareVersions', { name: item.name }),
    size: 1320,
    content: (
      <Suspense fallback={<TextSkeleton lines={8} />}>
        <CompareVersions
          item={item}
          versions={versions}
          older={older ?? number}
          newer={newer ?? number}
        />
      </Suspense>
    ),
  })
}
