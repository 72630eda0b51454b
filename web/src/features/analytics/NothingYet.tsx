import { Button } from '@mantine/core'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import type { RangeName } from './analytics-view.ts'
import * as labels from './labels.ts'

interface NothingYetProps {
  range: RangeName
  onWiden: () => void
}

/** Notice that there is no data in this range or the previous one. */
export function NothingYet({ range, onWiden }: NothingYetProps) {
  const isWide = range === 'twelve'
  return (
    <EmptyState
      drawing="pulse"
      sentence={isWide ? labels.noLinksOpenedInYear : labels.noActivityInThisPeriod}
      action={
        isWide ? (
          <Button component="a" href={paths.library()}>
            {labels.chooseItem}
          </Button>
        ) : (
          <Button variant="default" onClick={onWiden}>
            {labels.lastTwelveMonths}
          </Button>
        )
      }
    />
  )
}
