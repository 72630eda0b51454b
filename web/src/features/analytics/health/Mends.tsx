import { ActionIcon, Button, Tooltip } from '@mantine/core'
import type { HealthKind } from '@satchel/contract/health.ts'
import type { Item } from '@satchel/contract/items.ts'
import { IconTrash } from '@tabler/icons-react'
import { paths } from '../../../lib/paths.ts'
import { icon } from '../../../ui/icon.ts'
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

/** What mends it most often. */
function Mend({ item, kind, mends }: MendProps) {
  if (kind === 'unclassified' || kind === 'unused') {
    const label = kind === 'unused' ? labels.share : labels.classify
    return (
      <Button
        variant="default"
        size="compact-md"
        component="a"
        href={paths.item(item.id)}
        aria-label={labels.actionOn(label, item.name)}
      >
        {label}
      </Button>
    )
  }
  const { label, onClick } = actionOf(item, kind, mends)
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

function actionOf({ status }: Item, kind: HealthKind, mends: MendProps['mends']) {
  if (kind === 'expiring') return { label: labels.extend, onClick: mends.extend }
  if (kind === 'stale') return { label: labels.upToDate, onClick: mends.review }
  return status === 'failed'
    ? { label: labels.processAgain, onClick: mends.processAgain }
    : { label: labels.checkAgain, onClick: mends.check }
}
