import {
  Alert,
  Button,
  Group,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { LINK_EVENTS, type WebhookEvent } from '@satchel/contract/integrations/webhook-events.ts'
import {
  createWebhook,
  listWebhooks,
  updateWebhook,
  WEBHOOK_FORMATS,
  WEBHOOK_NAME_MAX,
  type Webhook,
  type WebhookFormat,
} from '@satchel/contract/integrations/webhooks.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { useMe } from '../../lib/session.ts'
import * as uiLabels from '../../ui/labels.ts'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { QuietHoursField, TimingField } from './ChatFields.tsx'
import * as chatLabels from './chat-labels.ts'
import { EventChoice } from './EventChoice.tsx'
import * as labels from './labels.ts'
import { openSecret } from './Secret.tsx'

export function openWebhookForm(webhook?: Webhook): void {
  const title = webhook ? labels.editWebhook : labels.newWebhook
  openModal({ title, content: <WebhookForm webhook={webhook} /> })
}

function WebhookForm({ webhook }: { webhook: Webhook | undefined }) {
  const [name, setName] = useState(webhook?.name ?? '')
  const [format, setFormat] = useState<WebhookFormat>(webhook?.format ?? 'standard')
  const isChat = format !== 'standard'
  // The address of a chat isn't known here.
  const [url, setUrl] = useState(isChat ? '' : (webhook?.url ?? ''))
  const [events, setEvents] = useState(webhook?.events ?? ['lead.received'])
  const [isOwn, setIsOwn] = useState(webhook?.ownLinksOnly ?? false)
  const [when, setWhen] = useState(webhook?.when ?? 'all')
  const [quietHours, setQuietHours] = useState(webhook?.quietHours ?? null)
  const create = useCommand(createWebhook, { refreshes: [listWebhooks] })
  const update = useCommand(updateWebhook, { refreshes: [listWebhooks] })
  const { error, isPending } = webhook ? update : create
  const fields = error?.fields ?? {}
  const keepsUrl = isChat && webhook !== undefined && !url.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = {
      ...{ name, events: events as WebhookEvent[], ownLinksOnly: isOwn },
      ...(isChat && { when, quietHours }),
    }
    const changed = keepsUrl ? body : { ...body, url }
    if (webhook)
      update.mutate({ params: { id: webhook.id }, body: changed }, { onSuccess: closeModal })
    else
      create.mutate(
        { body: { ...body, url, ...(isChat && { format }) } },
        { onSuccess: ({ secret }) => (isChat ? closeModal() : openSecret(secret)) },
      )
  }
  const changeFormat = (next: WebhookFormat) => {
    if (next !== 'standard') setEvents(format === 'standard' ? ['link.read'] : events)
    setFormat(next)
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {!webhook && <FormatField format={format} onChange={changeFormat} />}
        <TextInput
          label={uiLabels.name}
          data-autofocus
          autoComplete="off"
          maxLength={WEBHOOK_NAME_MAX}
          value={name}
          error={fields.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <AddressField {...{ webhook, format, url }} error={fields.url} onChange={setUrl} />
        <EventChoice chosen={events} isChat={isChat} error={fields.events} onChange={setEvents} />
        {isChat && <TimingField value={when} onChange={setWhen} />}
        {isChat && (
          <QuietHoursField
            value={quietHours}
            error={fields['quietHours.until'] ?? fields['quietHours.timeZone']}
            onChange={setQuietHours}
          />
        )}
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
            disabled={!name.trim() || (!url.trim() && !keepsUrl) || events.length === 0}
          >
            {webhook ? uiLabels.save : uiLabels.create}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface FormatFieldProps {
  format: WebhookFormat
  onChange: (format: WebhookFormat) => void
}

function FormatField({ format, onChange }: FormatFieldProps) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {chatLabels.format}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={chatLabels.format}
        data={WEBHOOK_FORMATS.map((value) => ({ value, label: chatLabels.formats[value] }))}
        value={format}
        onChange={(next) => onChange(next as WebhookFormat)}
      />
    </div>
  )
}

interface AddressFieldProps {
  webhook: Webhook | undefined
  format: WebhookFormat
  url: string
  error: string | undefined
  onChange: (url: string) => void
}

/** The address. That of a chat is secret, so it can be replaced and not read. */
function AddressField({ webhook, format, url, error, onChange }: AddressFieldProps) {
  const isChat = format !== 'standard'
  const hint = isChat
    ? `${webhook ? chatLabels.keepAddress : chatLabels.addressHints[format]}. ${chatLabels.addressIsSecret}`
    : labels.addressHint
  return (
    <TextInput
      label={isChat ? chatLabels.address : labels.address}
      description={hint}
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder={isChat && webhook ? webhook.url : 'https://'}
      value={url}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
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
