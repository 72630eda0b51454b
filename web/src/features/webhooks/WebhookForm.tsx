import { Alert, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core'
import { LINK_EVENTS, type WebhookEvent } from '@satchel/contract/webhooks/webhook-events.ts'
import {
  createWebhook,
  listWebhooks,
  updateWebhook,
  WEBHOOK_NAME_MAX,
  type Webhook,
  type WebhookFormat,
} from '@satchel/contract/webhooks/webhooks.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { useMe } from '../../lib/session.ts'
import { openSecret } from '../../ui/copy/Secret.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { QuietHoursField, TimingField } from './chat/ChatFields.tsx'
import type { WebhookKind } from './chat/labels.ts'
import * as chatLabels from './chat/labels.ts'
import { EventChoice } from './EventChoice.tsx'
import { secretWords } from './labels.ts'

export function openWebhookForm(kind: WebhookKind, webhook?: Webhook): void {
  const { add, edit } = chatLabels.kindLabels[kind]
  openModal({
    title: webhook ? edit : add,
    content: <WebhookForm kind={kind} webhook={webhook} />,
  })
}

/** Returns what was entered, and how to save it. */
function useWebhookForm(kind: WebhookKind, webhook: Webhook | undefined) {
  const [draft, setDraft] = useState(() => (webhook ? draftOf(webhook) : NEW[kind]))
  const create = useCommand(createWebhook, { refreshes: [listWebhooks] })
  const update = useCommand(updateWebhook, { refreshes: [listWebhooks] })
  const { format, url, when, quietHours, ...rest } = draft
  const isChat = format !== 'standard'
  const body = {
    ...rest,
    events: rest.events as WebhookEvent[],
    ...(isChat && { when, quietHours }),
  }
  const keepsUrl = isChat && webhook !== undefined && !url.trim()
  const save = () => {
    if (webhook) {
      const changed = keepsUrl ? body : { ...body, url }
      update.mutate({ params: { id: webhook.id }, body: changed }, { onSuccess: closeModal })
    } else {
      const onSuccess = ({ secret }: { secret: string }) =>
        isChat ? closeModal() : openSecret(secret, secretWords)
      create.mutate({ body: { ...body, url, ...(isChat && { format }) } }, { onSuccess })
    }
  }
  const isComplete = draft.name.trim() && (url.trim() || keepsUrl) && draft.events.length > 0
  const change = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  return {
    draft,
    change,
    isChat,
    save,
    isComplete: Boolean(isComplete),
    command: webhook ? update : create,
  }
}

/** Returns what the form begins with. The address of a chat isn't known here. */
function draftOf(webhook: Webhook): Draft {
  const { name, format, events, ownLinksOnly, when, quietHours } = webhook
  const url = format === 'standard' ? webhook.url : ''
  return { name, format, url, events, ownLinksOnly, when, quietHours }
}

type Draft = Pick<
  Webhook,
  'name' | 'format' | 'url' | 'events' | 'ownLinksOnly' | 'when' | 'quietHours'
>

const EMPTY = { name: '', url: '', ownLinksOnly: false, when: 'all', quietHours: null } as const

const NEW: Record<WebhookKind, Draft> = {
  system: { ...EMPTY, format: 'standard', events: ['lead.received'] },
  chat: { ...EMPTY, format: 'slack', events: ['link.read'] },
}

interface WebhookFormProps {
  kind: WebhookKind
  webhook: Webhook | undefined
}

function WebhookForm({ kind, webhook }: WebhookFormProps) {
  const { draft, change, isChat, save, isComplete, command } = useWebhookForm(kind, webhook)
  const { name, format, url, events, ownLinksOnly, when, quietHours } = draft
  const { error, isPending } = command
  const fields = error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {!webhook && isChat && (
          <FormatField format={format} onChange={(next) => change({ format: next })} />
        )}
        <TextInput
          label={t('ui.name')}
          data-autofocus
          autoComplete="off"
          maxLength={WEBHOOK_NAME_MAX}
          value={name}
          error={fields.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <AddressField
          webhook={webhook}
          format={format}
          url={url}
          error={fields.url}
          onChange={(next) => change({ url: next })}
        />
        <EventChoice
          chosen={events}
          isChat={isChat}
          error={fields.events}
          onChange={(next) => change({ events: next })}
        />
        {isChat && <TimingField value={when} onChange={(next) => change({ when: next })} />}
        {isChat && (
          <QuietHoursField
            value={quietHours}
            error={fields['quietHours.until'] ?? fields['quietHours.timeZone']}
            onChange={(next) => change({ quietHours: next })}
          />
        )}
        {LINK_EVENTS.some((event) => events.includes(event)) && (
          <OwnLinks
            webhook={webhook}
            isOwn={ownLinksOnly}
            onChange={(next) => change({ ownLinksOnly: next })}
          />
        )}
        {error && Object.keys(fields).length === 0 && <Alert color="red">{error.message}</Alert>}
      </Stack>
      <FormFooter
        submit={webhook ? t('ui.save') : t('ui.create')}
        isPending={isPending}
        isDisabled={!isComplete}
      />
    </form>
  )
}

interface FormatFieldProps {
  format: WebhookFormat
  onChange: (format: WebhookFormat) => void
}

const CHAT_FORMATS = ['slack', 'teams'] as const

function FormatField({ format, onChange }: FormatFieldProps) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {t('webhooks.chat.format')}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={t('webhooks.chat.format')}
        data={CHAT_FORMATS.map((value) => ({ value, label: chatLabels.formats[value] }))}
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
    ? `${webhook ? t('webhooks.chat.keepAddress') : chatLabels.addressHints[format]}. ${t('webhooks.chat.addressIsSecret')}`
    : t('webhooks.addressHint')
  return (
    <TextInput
      label={isChat ? t('webhooks.chat.address') : t('webhooks.address')}
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
      label={other ? t('webhooks.onlyLinksOf', { name: other }) : t('webhooks.ownLinks')}
      description={
        other ? t('webhooks.ownLinksHintOf', { name: other }) : t('webhooks.ownLinksHint')
      }
      checked={isOwn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
