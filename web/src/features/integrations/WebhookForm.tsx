import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import {
  AUDIT_EVENT,
  createWebhook,
  listWebhooks,
  updateWebhook,
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX,
  type Webhook,
  type WebhookEvent,
} from '@satchel/contract/integrations/webhooks.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { useMay } from '../../lib/session.ts'
import * as uiLabels from '../../ui/labels.ts'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import * as labels from './labels.ts'
import { openSecret } from './Secret.tsx'

export function openWebhookForm(webhook?: Webhook): void {
  const title = webhook ? labels.editWebhook : labels.newWebhook
  openModal({ title, content: <WebhookForm webhook={webhook} /> })
}

function WebhookForm({ webhook }: { webhook: Webhook | undefined }) {
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState(webhook?.events ?? ['lead.received'])
  const mayAudit = useMay('audit.read')
  const create = useCommand(createWebhook, { refreshes: [listWebhooks] })
  const update = useCommand(updateWebhook, { refreshes: [listWebhooks] })
  const { error, isPending } = webhook ? update : create
  const fields = error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { name, url, events: events as WebhookEvent[] }
    if (webhook) update.mutate({ params: { id: webhook.id }, body }, { onSuccess: closeModal })
    else create.mutate({ body }, { onSuccess: ({ secret }) => openSecret(secret) })
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={uiLabels.name}
          data-autofocus
          autoComplete="off"
          maxLength={WEBHOOK_NAME_MAX}
          value={name}
          error={fields.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={labels.address}
          description={labels.addressHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          error={fields.url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Checkbox.Group
          label={labels.sendWhen}
          value={events}
          error={fields.events}
          onChange={setEvents}
        >
          <Stack gap="xs" mt="xs">
            {WEBHOOK_EVENTS.filter((event) => event !== AUDIT_EVENT || mayAudit).map((event) => (
              <Checkbox
                key={event}
                value={event}
                label={labels.events[event]}
                description={event === AUDIT_EVENT && labels.auditHint}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {error && Object.keys(fields).length === 0 && <Alert color="red">{error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            {uiLabels.cancel}
          </Button>
          <Button
            type="submit"
            loading={isPending}
            disabled={!name.trim() || !url.trim() || events.length === 0}
          >
            {webhook ? uiLabels.save : uiLabels.create}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
