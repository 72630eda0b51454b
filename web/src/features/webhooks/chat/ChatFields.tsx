import { Group, Radio, Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { QuietHours, WebhookTiming } from '@satchel/contract/chat.ts'
import { t } from '@satchel/messages/t.ts'
import * as labels from './labels.ts'

const TIMINGS = Object.keys(labels.timings) as WebhookTiming[]
const NIGHT: QuietHours = { from: '20:00', until: '07:00', timeZone: null }
const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
const COMPANY = 'company'

interface TimingProps {
  value: WebhookTiming
  onChange: (value: WebhookTiming) => void
}

/** The choice of which events a chat gets, or a digest of them. */
export function TimingField({ value, onChange }: TimingProps) {
  return (
    <Radio.Group
      label={t('webhooks.chat.when')}
      value={value}
      onChange={(next) => onChange(next as WebhookTiming)}
    >
      <Stack gap="xs" mt={4}>
        {TIMINGS.map((timing) => (
          <Radio
            key={timing}
            value={timing}
            label={labels.timings[timing]}
            description={labels.timingHints[timing]}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

interface QuietHoursProps {
  value: QuietHours | null
  error: string | undefined
  onChange: (value: QuietHours | null) => void
}

/** Hours in which a chat gets nothing, in the company's time zone or the person's own. */
export function QuietHoursField({ value, error, onChange }: QuietHoursProps) {
  return (
    <Stack gap="xs">
      <Switch
        label={t('webhooks.chat.quietHours')}
        description={t('webhooks.chat.quietHoursHint')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? NIGHT : null)}
      />
      {value && (
        <Group gap="xs">
          <TextInput
            type="time"
            required
            withAsterisk={false}
            label={t('webhooks.chat.from')}
            value={value.from}
            onChange={({ currentTarget }) => onChange({ ...value, from: currentTarget.value })}
          />
          <TextInput
            type="time"
            required
            withAsterisk={false}
            label={t('webhooks.chat.until')}
            value={value.until}
            onChange={({ currentTarget }) => onChange({ ...value, until: currentTarget.value })}
          />
          <Select
            label={t('webhooks.chat.timeZone')}
            allowDeselect={false}
            data={zonesFor(value)}
            value={value.timeZone ?? COMPANY}
            onChange={(zone) => onChange({ ...value, timeZone: zone === COMPANY ? null : zone })}
          />
        </Group>
      )}
      {error && (
        <Text c="error" size="sm">
          {error}
        </Text>
      )}
    </Stack>
  )
}

function zonesFor({ timeZone }: QuietHours) {
  const zones = [...new Set([OWN_ZONE, ...(timeZone ? [timeZone] : [])])]
  return [
    { value: COMPANY, label: t('webhooks.chat.companyZone') },
    ...zones.map((zone) => ({ value: zone, label: zone })),
  ]
}
