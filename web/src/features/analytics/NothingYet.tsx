import { Button } from '@mantine/core'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { RangeName } from './analytics-view.ts'

interface NothingYetProps {
  range: RangeName
  onWiden: () => void
}

/** Neither in these days nor in those before. */
export function NothingYet({ range, onWiden }: NothingYetProps) {
  const isWide = range === 'twelve'
  return (
    <EmptyState
      drawing="pulse"
      sentence={
        isWide
          ? 'Nothing was opened in the last year. Figures come with the first link that somebody opens.'
          : 'Nothing was opened, shared or added in these days.'
      }
      action={
        isWide ? (
          <Button component="a" href={paths.library()}>
            Choose something to share
          </Button>
        ) : (
          <Button variant="default" onClick={onWiden}>
            Show the last 12 months
          </Button>
        )
      }
    />
  )
}
