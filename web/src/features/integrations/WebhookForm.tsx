import { Alert, Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { LINK_EVENTS, type WebhookEvent } from '@satchel/contract/integrations/webhook-events.ts'
import {
  createWebhook,
  listWebhooks,
  updateWebhook,
  WEBHOOK_NAME_MAX,
  type Webhook,
} from '@satchel/contract/integrations/webhooks.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { useMe } from '../../lib/session.ts'
import * as uiLabels from '../../ui/labels.ts'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { EventChoice } from './EventChoice.tsx'
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
  const [isOwn, setIsOwn] = useState(webhook?.ownLinksOnly ?? false)
  const create = useCommand(createWebhook, { refreshes: [listWebhooks] })
  const update = useCommand(updateWebhook, { refreshes: [listWebhooks] })
  const { error, isPending } = webhook ? update : create
  const fields = error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { name, url, events: events as WebhookEvent[], ownLinksOnly: isOwn }
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
        <EventChoice chosen={events} error={fields.events} onChange={setEvents} />
        {LINK_EVENTS.some((event) => events.includes(event)) && (
          <OwnLinks webhook={webhook} isOwn={isOwn} onChange={setIsOwn} />
        )}
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

interface OwnLinksProps {
  webhook: Webhook | undefined
  isOwn: boolean
  onChange: (isOwn: boolean) => void
}

function OwnLinks({ webhook, isOwn, onChange }: OwnLinksProps) {
  const me = useMe()
  const other = webhook?.createdBy && webhook.createdBy.id !== me.user.id && webhook.createdBy.name
  return (
    <Switch
      label={other ? labels.onlyLinksOf(other) : labels.ownLinks}
      description={other ? labels.ownLinksHintOf(other) : labels.ownLinksHint}
      checked={isOwn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
