import {
  getContentHealth,
  listUnhealthyItems,
  reviewItems,
} from '@satchel/contract/analytics/health.ts'
import { changeItems, undoBulkChange } from '@satchel/contract/bulk.ts'
import { getItem, type Item, listItems, processItem } from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../../lib/api.ts'
import { daysBefore } from '../../../lib/format/day.ts'
import { formatDay } from '../../../lib/format/format.ts'
import { useCheckPage } from '../../../lib/items/use-check-page.ts'
import { showProblem, toastOutcome } from '../../../ui/feedback/toast.tsx'

const EXTENDED_BY = 90
const LISTS = [getContentHealth, listUnhealthyItems]
const READS = [...LISTS, getItem, listItems, searchItems]

/** Fixes of an item, each in one click, and with an undo if it changes the item. */
export function useMends(item: Item, today: string) {
  const { id, name, expiresOn = '' } = item
  const change = useCommand(changeItems, { refreshes: READS })
  const undo = useCommand(undoBulkChange, { refreshes: READS })
  const { check, isWaiting } = useCheckPage(item, { refreshes: LISTS, onError: showProblem })
  const process = useCommand(processItem, { refreshes: LISTS })
  const review = useCommand(reviewItems, { refreshes: LISTS })

  const changeTo = (patch: { expiresOn: string } | { delete: true }, message: string) =>
    toastOutcome(change.mutateAsync({ body: { ids: [id], ...patch } }), (answer) => {
      if ('kind' in answer) return { message }
      const { undoId, refused } = answer
      if (refused.length > 0)
        return { message: t('analytics.health.ownerOrAdminOnly'), tone: 'problem' }
      // This row may have left the list.
      const takeBack = () => undoId && undo.mutateAsync({ body: { undoId } }).catch(showProblem)
      return { message, action: { label: t('ui.undo'), onClick: () => void takeBack() } }
    })
  const extend = () => {
    const day = daysBefore(expiresOn > today ? expiresOn : today, -EXTENDED_BY)
    changeTo({ expiresOn: day }, t('analytics.health.extended', { name, day: formatDay(day) }))
  }
  return {
    isBusy: change.isPending || review.isPending,
    extend,
    moveToBin: () => changeTo({ delete: true }, t('analytics.health.movedToBin', { name })),
    isChecking: isWaiting,
    check,
    processAgain: () => process.mutate({ params: { id } }, { onError: showProblem }),
    review: () =>
      toastOutcome(review.mutateAsync({ body: { ids: [id] } }), {
        message: t('analytics.health.markedUpToDate', { name }),
      }),
  }
}
