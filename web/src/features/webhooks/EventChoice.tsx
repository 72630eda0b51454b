import { Checkbox, SimpleGrid } from '@mantine/core'
import {
  AUDIT_EVENT,
  WEBHOOK_EVENT_GROUPS,
  type WebhookEventGroup,
} from '@satchel/contract/webhooks/webhook-events.ts'
import { t } from '@satchel/messages/t.ts'
import { useMay } from '../../lib/session.ts'
import * as labels from './labels.ts'
import styles from './Webhooks.module.css'

const GROUPS = Object.keys(WEBHOOK_EVENT_GROUPS) as WebhookEventGroup[]

interface EventChoiceProps {
  chosen: string[]
  /** Chats get no entries of the audit log. */
  isChat: boolean
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** The events of a webhook, in groups. */
export function EventChoice({ chosen, isChat, error, onChange }: EventChoiceProps) {
  return (
    <Checkbox.Group label={t('webhooks.sendWhen')} value={chosen} error={error} onChange={onChange}>
      {GROUPS.map((group) => (
        <EventGroup key={group} group={group} isChat={isChat} />
      ))}
    </Checkbox.Group>
  )
}

function EventGroup({ group, isChat }: { group: WebhookEventGroup; isChat: boolean }) {
  const mayAudit = useMay('audit.read')
  const events = WEBHOOK_EVENT_GROUPS[group].filter(
    (event) => event !== AUDIT_EVENT || (mayAudit && !isChat),
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{labels.eventGroups[group]}</legend>
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="xs">
        {events.map((event) => (
          <Checkbox
            key={event}
            value={event}
            label={labels.events[event]}
            description={labels.eventHints[event]}
          />
        ))}
      </SimpleGrid>
    </fieldset>
  )
}
