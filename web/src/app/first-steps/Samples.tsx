import { Button, Text } from '@mantine/core'
import { listActivity } from '@satchel/contract/activity.ts'
import { getMyDay } from '@satchel/contract/analytics/health.ts'
import { listItems } from '@satchel/contract/items/items.ts'
import { addSamples, removeSamples } from '@satchel/contract/items/samples.ts'
import { listMyLinks } from '@satchel/contract/links/links.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'
import styles from './Samples.module.css'

const refreshes = [listItems, listMyLinks, searchItems, getMyDay, listActivity]

/** Offers samples to look around with, or to remove those that are there. */
export function Samples({ areThere }: { areThere: boolean }) {
  const adding = useCommand(addSamples, { refreshes })
  const removing = useCommand(removeSamples, { refreshes })
  const act = () =>
    areThere
      ? removing.mutate({}, { onError: showProblem })
      : adding.mutate({}, { onError: showProblem })
  return (
    <div className={styles.samples}>
      <Text size="sm">
        {areThere ? t('app.home.samplesAreThere') : t('app.home.samplesOffered')}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        loading={adding.isPending || removing.isPending}
        onClick={act}
      >
        {areThere ? t('app.home.removeSamples') : t('app.home.addSamples')}
      </Button>
    </div>
  )
}
