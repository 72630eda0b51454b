import { Alert, Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '@satchel/contract/languages.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useMemo, useState } from 'react'
import { useMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import styles from './Section.module.css'
import { timeThere, timeZones } from './time-zones.ts'
import { useProfileChange } from './use-profile.ts'
import { whole } from './whole-url.ts'

/** Company form, whose untouched fields keep what others change meanwhile. */
export function CompanySection() {
  const { tenant } = useMe()
  const [draft, setDraft] = useState<Draft>({})
  const name = draft.name ?? tenant.name
  const timeZone = draft.timeZone ?? tenant.timeZone
  const locale = draft.locale ?? tenant.locale
  const website = draft.website ?? tenant.website ?? ''
  const embedOrigins = draft.embedOrigins ?? tenant.embedOrigins.join('\n')
  const change = useProfileChange()
  const attributes = {
    ...(name.trim() !== tenant.name && { name: name.trim() }),
    ...(timeZone !== tenant.timeZone && { timeZone }),
    ...(locale !== tenant.locale && { locale }),
    ...(website.trim() !== (tenant.website ?? '') && { website: whole(website) }),
    ...(embedOrigins.trim() !== tenant.embedOrigins.join('\n') && { embedOrigins }),
  }
  const isChanged = Object.keys(attributes).length > 0
  useUnsaved(isChanged)
  const problemOf = (attribute: string) =>
    change.error?.attribute === attribute ? change.error.message : null
  const save = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      { attributes },
      {
        onSuccess: () => {
          setDraft({})
          toast({ message: t('ui.saved') })
        },
      },
    )
  }
  return (
    <form onSubmit={save} className={styles.card}>
      <Stack>
        <TextInput
          label={t('ui.name')}
          description={t('tenants.nameHint')}
          required
          maxLength={NAME_MAX}
          value={name}
          error={problemOf('name')}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        <TextInput
          label={t('tenants.website')}
          description={t('tenants.websiteHint')}
          placeholder="https://"
          inputMode="url"
          autoComplete="url"
          value={website}
          error={problemOf('website')}
          onChange={({ currentTarget }) => setDraft({ ...draft, website: currentTarget.value })}
        />
        <ZoneField
          value={timeZone}
          stored={tenant.timeZone}
          error={problemOf('timeZone')}
          onChange={(zone) => setDraft({ ...draft, timeZone: zone })}
        />
        <LanguageField
          value={locale}
          error={problemOf('locale')}
          onChange={(next) => setDraft({ ...draft, locale: next })}
        />
        <EmbedField
          value={embedOrigins}
          error={problemOf('embedOrigins')}
          onChange={(next) => setDraft({ ...draft, embedOrigins: next })}
        />
        {change.error && change.error.attribute === null && (
          <Alert color="red" role="alert">
            {change.error.message}
          </Alert>
        )}
        <Group>
          <Button type="submit" disabled={!isChanged || !name.trim()} loading={change.isPending}>
            {t('ui.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface ChoiceProps {
  value: string
  error: string | null
  onChange: (value: string) => void
}

function ZoneField({ value, stored, error, onChange }: ChoiceProps & { stored: string }) {
  const zones = useMemo(() => timeZones(stored), [stored])
  return (
    <>
      <Select
        label={t('tenants.timeZone')}
        description={t('tenants.timeZoneHint', { timeThere: timeThere(value) })}
        searchable
        allowDeselect={false}
        limit={100}
        maxDropdownHeight={280}
        nothingFoundMessage={t('tenants.noResultsTryLargerCity')}
        data={zones}
        value={value}
        error={error}
        onChange={(zone) => zone && onChange(zone)}
      />
      {value !== stored && (
        <Text size="sm" role="status">
          {t('tenants.countsFromNow')}
        </Text>
      )}
    </>
  )
}

function LanguageField({ value, error, onChange }: ChoiceProps) {
  return (
    <Select
      label={t('tenants.language')}
      description={t('tenants.languageHint')}
      allowDeselect={false}
      data={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
      value={value}
      error={error}
      onChange={(next) => next && onChange(next)}
    />
  )
}

function EmbedField({ value, error, onChange }: ChoiceProps) {
  return (
    <Textarea
      label={t('tenants.embedOrigins')}
      description={t('tenants.embedOriginsHint')}
      placeholder="https://www.example.com"
      autosize
      minRows={1}
      maxRows={6}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

type Draft = Partial<Record<'name' | 'timeZone' | 'locale' | 'website' | 'embedOrigins', string>>
