import { Menu } from '@mantine/core'
import type { Webhook } from '@satchel/contract/webhooks/webhooks.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { toast } from '../../ui/feedback/toast.tsx'
import styles from '../../ui/layout/LogCard.module.css'
import { LogCard } from '../../ui/layout/LogCard.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { ExactTime } from '../../ui/text/ExactTime.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import * as chatLabels from './chat/labels.ts'
import { Deliveries } from './Deliveries.tsx'
import * as labels from './labels.ts'
import { openRenewSecret } from './RenewSecret.tsx'
import { openReplay } from './Replay.tsx'
import { useWebhookActions } from './use-webhooks.ts'
import { openWebhookForm } from './WebhookForm.tsx'

export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { id, name, url, events, failingSince, ownLinksOnly, createdBy, oldSecretUntil } = webhook
  const { format, lastProblem, program } = webhook
  const [isOpen, setIsOpen] = useState(false)
  const menu = useWebhookMenu(webhook, () => setIsOpen(true))
  return (
    <LogCard
      name={name}
      status={statusOf(webhook)}
      facts={
        <>
          {format !== 'standard' && <ChatFacts webhook={webhook} format={format} />}
          <span>{labels.eventList(events)}</span>
          {program && <span>{t('webhooks.setUpBy', { program })}</span>}
          {ownLinksOnly && createdBy && (
            <span>{t('webhooks.onlyLinksOf', { name: createdBy.name })}</span>
          )}
          {oldSecretUntil && (
            <span>
              {t('webhooks.oldSecretUntil')} <ExactTime at={oldSecretUntil} />
            </span>
          )}
          {failingSince && (
            <span>
              {t('webhooks.failingSince')} <RelativeTime at={failingSince} />
            </span>
          )}
        </>
      }
      log={<Deliveries id={id} name={name} />}
      logLabel={t('webhooks.deliveries')}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      menu={menu}
    >
      <p className={styles.url}>{url}</p>
      {lastProblem && (
        <p className={styles.problem}>
          {t('webhooks.chat.lastProblem')}: {labels.reasonOf(lastProblem)} ·{' '}
          <RelativeTime at={lastProblem.at} />
        </p>
      )}
    </LogCard>
  )
}

interface ChatFactsProps {
  webhook: Webhook
  format: chatLabels.ChatFormat
}

function ChatFacts({ webhook: { when, quietHours }, format }: ChatFactsProps) {
  return (
    <>
      <span>{chatLabels.formats[format]}</span>
      {when !== 'all' && <span>{chatLabels.timings[when]}</span>}
      {quietHours && (
        <span>
          {t('webhooks.chat.quietFromUntil', {
            from: quietHours.from,
            until: quietHours.until,
          })}
        </span>
      )}
    </>
  )
}

function statusOf({ active, failingSince, turnedOffAt }: Webhook) {
  if (turnedOffAt && !active) return { label: t('webhooks.turnedOff'), tone: 'bad' } as const
  if (!active) return { label: t('webhooks.off'), tone: 'quiet' } as const
  if (failingSince) return { label: t('webhooks.failing'), tone: 'waiting' } as const
  return { label: t('webhooks.on'), tone: 'good' } as const
}

/** Returns the menu of a webhook; `onSent` runs once something was sent. */
function useWebhookMenu(webhook: Webhook, onSent: () => void) {
  const { id, name, active, format } = webhook
  const actions = useWebhookActions(id)
  const test = () => {
    onSent()
    actions.sendTest(() => toast({ message: t('webhooks.testSent') }))
  }
  const remove = () =>
    openConfirm({
      title: t('webhooks.deleteNamed', { name }),
      line: t('webhooks.deleteWarning'),
      verb: t('ui.deleteAction'),
      onSure: actions.remove,
    })
  const items = (
    <>
      <Menu.Item onClick={() => openWebhookForm(chatLabels.kindOf(format), webhook)}>
        {t('ui.edit')}
      </Menu.Item>
      <Menu.Item onClick={test}>{t('webhooks.sendTest')}</Menu.Item>
      {active && (
        <Menu.Item onClick={() => openReplay(id, onSent)}>{t('webhooks.replay')}</Menu.Item>
      )}
      <Menu.Item onClick={() => actions.turn(!active)}>
        {active ? t('webhooks.turnOff') : t('webhooks.turnOn')}
      </Menu.Item>
      {format === 'standard' && (
        <Menu.Item onClick={() => openRenewSecret(actions.renew)}>
          {t('webhooks.newSecret')}
        </Menu.Item>
      )}
      <Menu.Item color="red" onClick={remove}>
        {t('ui.deleteAction')}
      </Menu.Item>
    </>
  )
  return {
    label: t('webhooks.actionsFor', { name }),
    isPending: actions.isPending,
    items,
  }
}
