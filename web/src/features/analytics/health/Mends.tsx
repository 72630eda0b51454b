import { ActionIcon, Button, Tooltip } from '@mantine/core'
import type { HealthKind } from '@satchel/contract/analytics/health.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { icon } from '../../../ui/icon.ts'
import * as uiLabels from '../../../ui/labels.ts'
import { type HealthTools, HealthToolsContext } from './health-tools.ts'
import * as labels from './labels.ts'
import { useMends } from './use-mends.ts'

interface MendsProps {
  item: Item
  kind: HealthKind
  today: string
}

export function Mends({ item, kind, today }: MendsProps) {
  const mends = useMends(item, today)
  return (
    <>
      <Mend item={item} kind={kind} mends={mends} />
      <Tooltip label={labels.moveToBin}>
        <ActionIcon
          size={32}
          aria-label={labels.actionOn(labels.moveToBin, item.name)}
          disabled={mends.isBusy}
          onClick={mends.moveToBin}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}

interface MendProps {
  item: Item
  kind: HealthKind
  mends: ReturnType<typeof useMends>
}

/** Button for the most common fix. */
function Mend({ item, kind, mends }: MendProps) {
  const tools = use(HealthToolsContext)
  const { label, onClick } = actionOf(item, kind, { ...mends, ...tools })
  const isChecking = kind === 'broken' && mends.isChecking
  return (
    <Button
      variant="default"
      size="compact-md"
      disabled={mends.isBusy || isChecking}
      onClick={onClick}
      aria-label={labels.actionOn(isChecking ? labels.checking : label, item.name)}
    >
      {isChecking ? labels.checking : label}
    </Button>
  )
}

function actionOf(item: Item, kind: HealthKind, mends: MendProps['mends'] & HealthTools) {
  switch (kind) {
    case 'expiring':
      return { label: labels.extend, onClick: mends.extend }
    case 'broken':
      return item.status === 'failed'
        ? { label: uiLabels.tryAgain, onClick: mends.processAgain }
        : { label: labels.checkAgain, onClick: mends.check }
    case 'unclassified':
      return { label: labels.classify, onClick: () => mends.classify(item) }
    case 'stale':
      return { label: labels.upToDate, onClick: mends.review }
    case 'unused':
      return { label: uiLabels.share, onClick: () => mends.share(item) }
  }
}
