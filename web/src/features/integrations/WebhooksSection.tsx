import { Button } from '@mantine/core'
import { listWebhooks } from '@satchel/contract/integrations/webhooks.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import { WebhookCard } from './WebhookCard.tsx'
import { openWebhookForm } from './WebhookForm.tsx'
import styles from './Webhooks.module.css'

/** Webhooks: the addresses that receive events, and their deliveries. */
export function WebhooksSection() {
  const webhooks = useQuery({ ...query(listWebhooks, {}), refetchOnMount: 'always' })
  if (webhooks.isPending) return <RowSkeletons count={2} height={80} />
  if (webhooks.isError)
    return <LoadProblem title={t('integrations.couldntLoadWebhooks')} query={webhooks} />
  const { items } = webhooks.data
  const action = (
    <Button leftSection={<IconPlus {...icon} />} onClick={() => openWebhookForm()}>
      {t('integrations.newWebhook')}
    </Button>
  )
  if (items.length === 0)
    return <EmptyState drawing="link" sentence={t('integrations.noWebhooks')} action={action} />
  return (
    <>
      <div className={styles.bar}>{action}</div>
      <ul className={styles.list} aria-label={t('integrations.webhooks')}>
        {items.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    </>
  )
}
