import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import type { RangeName } from './analytics-view.ts'

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
      help="analytics"
      sentence={isWide ? t('analytics.noLinksOpenedInYear') : t('analytics.noActivityInThisPeriod')}
      action={
        isWide ? (
          <Button component="a" href={paths.library()}>
            {t('analytics.chooseItem')}
          </Button>
        ) : (
          <Button variant="default" onClick={onWiden}>
            {t('analytics.lastTwelveMonths')}
          </Button>
        )
      }
    />
  )
}
