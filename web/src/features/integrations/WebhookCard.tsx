import { ActionIcon, Button, Menu } from '@mantine/core'
import type { Webhook } from '@satchel/contract/integrations/webhooks.ts'
import { IconDots } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { openSure } from '../../ui/overlay/open-sure.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import * as chatLabels from './chat-labels.ts'
import { Deliveries } from './Deliveries.tsx'
import { ExactTime } from './ExactTime.tsx'
import * as labels from './labels.ts'
import { openRenewSecret } from './RenewSecret.tsx'
import { openReplay } from './Replay.tsx'
import { useWebhookActions } from './use-webhooks.ts'
import { openWebhookForm } from './WebhookForm.tsx'
import styles from './Webhooks.module.css'

export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { id, name, url, events, failingSince, ownLinksOnly, createdBy, oldSecretUntil } = webhook
  const { format, lastProblem, program } = webhook
  const [isOpen, setIsOpen] = useState(false)
  const logId = useId()
  return (
    <SettingCard
      name={name}
      heading="h3"
      status={statusOf(webhook)}
      facts={
        <>
          {format !== 'standard' && <ChatFacts webhook={webhook} />}
          <span>{labels.eventList(events)}</span>
          {program && <span>{labels.setUpBy(program)}</span>}
          {ownLinksOnly && createdBy && <span>{labels.onlyLinksOf(createdBy.name)}</span>}
          {oldSecretUntil && (
            <span>
              {labels.oldSecretUntil} <ExactTime at={oldSecretUntil} />
            </span>
          )}
          {failingSince && (
            <span>
              {labels.failingSince} <RelativeTime at={failingSince} />
            </span>
          )}
        </>
      }
      actions={
        <>
          <Button
            variant="default"
            aria-expanded={isOpen}
            aria-controls={logId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {labels.deliveries}
          </Button>
          <WebhookMenu webhook={webhook} onSent={() => setIsOpen(true)} />
        </>
      }
    >
      <p className={styles.url}>{url}</p>
      {lastProblem && (
        <p className={styles.problem}>
          {chatLabels.lastProblem}: {labels.reasonOf(lastProblem)} ·{' '}
          <RelativeTime at={lastProblem.at} />
        </p>
      )}
      <div id={logId}>{isOpen && <Deliveries id={id} name={name} />}</div>
    </SettingCard>
  )
}

function ChatFacts({ webhook: { format, when, quietHours } }: { webhook: Webhook }) {
  return (
    <>
      <span>{chatLabels.formats[format]}</span>
      {when !== 'all' && <span>{chatLabels.timings[when]}</span>}
      {quietHours && <span>{chatLabels.quietFromUntil(quietHours.from, quietHours.until)}</span>}
    </>
  )
}

function statusOf({ active, failingSince, turnedOffAt }: Webhook) {
  if (turnedOffAt && !active) return { label: labels.turnedOff, tone: 'bad' } as const
  if (!active) return { label: labels.off, tone: 'quiet' } as const
  if (failingSince) return { label: labels.failing, tone: 'waiting' } as const
  return { label: labels.on, tone: 'good' } as const
}

function WebhookMenu({ webhook, onSent }: { webhook: Webhook; onSent: () => void }) {
  const { id, name, active, format } = webhook
  const actions = useWebhookActions(id)
  const test = () => {
    onSent()
    actions.sendTest(() => toast({ message: labels.testSent }))
  }
  const remove = () =>
    openSure({
      title: labels.deleteNamed(name),
      line: labels.deleteWarning,
      verb: uiLabels.deleteAction,
      onSure: actions.remove,
    })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={labels.actionsFor(name)} loading={actions.isPending}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => openWebhookForm(webhook)}>{uiLabels.edit}</Menu.Item>
        <Menu.Item onClick={test}>{labels.sendTest}</Menu.Item>
        {active && <Menu.Item onClick={() => openReplay(id, onSent)}>{labels.replay}</Menu.Item>}
        <Menu.Item onClick={() => actions.turn(!active)}>
          {active ? labels.turnOff : labels.turnOn}
        </Menu.Item>
        {format === 'standard' && (
          <Menu.Item onClick={() => openRenewSecret(actions.renew)}>{labels.newSecret}</Menu.Item>
        )}
        <Menu.Item color="red" onClick={remove}>
          {uiLabels.deleteAction}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
