import type { ItemType } from '@satchel/contract/schemas.ts'
import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../ui/feedback/Skeletons.tsx'

/** Charts are large: they come with the first report that is opened. */
const ItemReport = lazy(async () => {
  const report = await import('../features/analytics/ItemReport.tsx')
  return { default: report.ItemReport }
})

/** What came of all links to one item, collection or site. */
export function ItemAnalytics(props: { itemType: ItemType; itemId: string }) {
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      <ItemReport {...props} />
    </Suspense>
  )
}
