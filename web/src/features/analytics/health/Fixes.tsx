import { ActionIcon, Button, Tooltip } from '@mantine/core'
import type { HealthKind } from '@satchel/contract/analytics/health.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { icon } from '../../../ui/icon.ts'
import { type HealthTools, HealthToolsContext } from './health-tools.ts'
import { useMends } from './use-mends.ts'

interface MendsProps {
  item: Item
  kind: HealthKind
  today: string
}

export function Fixes({ item, kind, today }: MendsProps) {
  const mends = useMends(item, today)
  return (
    <>
      <Mend item={item} kind={kind} mends={mends} />
      <Tooltip label={t('analytics.health.moveToBin')}>
        <ActionIcon
          size={32}
          aria-label={t('analytics.health.actionOn', {
            action: t('analytics.health.moveToBin'),
            name: item.name,
          })}
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
      aria-label={t('analytics.health.actionOn', {
        action: isChecking ? t('analytics.health.checking') : label,
        name: item.name,
      })}
    >
      {isChecking ? t('analytics.health.checking') : label}
    </Button>
  )
}

function actionOf(item: Item, kind: HealthKind, mends: MendProps['mends'] & HealthTools) {
  switch (kind) {
    case 'expiring':
      return { label: t('analytics.health.extend'), onClick: mends.extend }
    case 'broken':
      return item.status === 'failed'
        ? { label: t('ui.tryAgain'), onClick: mends.processAgain }
        : { label: t('analytics.health.checkAgain'), onClick: mends.check }
    case 'unclassified':
      return { label: t('analytics.health.classify'), onClick: () => mends.classify(item) }
    case 'stale':
      return { label: t('analytics.health.upToDate'), onClick: mends.review }
    case 'unused':
      return { label: t('ui.share'), onClick: () => mends.share(item) }
  }
}
