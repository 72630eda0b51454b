import { Button } from '@mantine/core'
import { listWebhooks } from '@satchel/contract/webhooks/webhooks.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import styles from '../../ui/layout/LogCard.module.css'
import { kindLabels, kindOf, type WebhookKind } from './chat/labels.ts'
import { WebhookCard } from './WebhookCard.tsx'
import { openWebhookForm } from './WebhookForm.tsx'

/** Addresses of other systems that receive events, and their deliveries. */
export function WebhooksSection() {
  return <Addresses kind="system" />
}

/** Channels of Slack and Teams that receive messages about events. */
export function ChatSection() {
  return <Addresses kind="chat" />
}

function Addresses({ kind }: { kind: WebhookKind }) {
  const webhooks = useQuery({ ...query(listWebhooks, {}), refetchOnMount: 'always' })
  if (webhooks.isPending) return <RowSkeletons count={2} height={80} />
  if (webhooks.isError)
    return <LoadProblem title={t('webhooks.couldntLoadWebhooks')} query={webhooks} />
  const items = webhooks.data.items.filter(({ format }) => kindOf(format) === kind)
  const labels = kindLabels[kind]
  const action = (
    <Button leftSection={<IconPlus {...icon} />} onClick={() => openWebhookForm(kind)}>
      {labels.add}
    </Button>
  )
  if (items.length === 0)
    return <EmptyState drawing="link" sentence={labels.none} action={action} />
  return (
    <>
      <div className={styles.bar}>{action}</div>
      <ul className={styles.list} aria-label={labels.all}>
        {items.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    </>
  )
}
