import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { entriesIn } from '@satchel/contract/addresses.ts'
import {
  changeSite,
  getSite,
  listSites,
  type Site,
  type SiteAccess,
} from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { EntriesBox } from '../../../ui/EntriesBox.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { changeAccessDraft, useAccessDraft } from './access-draft.ts'
import styles from './panels.module.css'

const LISTS = [
  { field: 'allowed', label: t('sites.panels.allowOnly') },
  { field: 'refused', label: t('sites.panels.block') },
] as const

/** Restriction of the page to visitors by their address. */
export function VisitorsForm({ site: { id, access } }: { site: Site }) {
  const { visitors: draft } = useAccessDraft(id)
  /** Number of times that changes were discarded, which resets the text areas. */
  const [round, setRound] = useState(0)
  const change = useCommand(changeSite, { refreshes: [getSite, listSites] })
  const currentAccess = draft ?? access
  const set = (fields: Partial<SiteAccess>) => {
    changeAccessDraft(id, { visitors: { ...currentAccess, ...fields } })
    change.reset()
  }
  const needsEmail = currentAccess.allowed.length + currentAccess.refused.length > 0
  const onSuccess = () => {
    changeAccessDraft(id, { visitors: null })
    toast({ message: t('sites.panels.visitorsSaved') })
  }
  const discard = () => {
    changeAccessDraft(id, { visitors: null })
    change.reset()
    setRound(round + 1)
  }
  const save = () => {
    const access = { ...currentAccess, requireEmail: currentAccess.requireEmail || needsEmail }
    change.mutate({ params: { id }, body: { access } }, { onSuccess })
  }
  const errorOf = (field: string) =>
    Object.entries(change.error?.fields ?? {})
      .filter(([path]) => path.startsWith(`access.${field}`))
      .map(([path, message]) => `${entryAt(currentAccess, path)} ${message}`)
      .join('. ') || null
  const isElsewhere = change.error && !errorOf('allowed') && !errorOf('refused')
  return (
    <section className={styles.card} aria-label={t('sites.panels.visitors')}>
      <Stack gap="sm">
        <Switch
          size="md"
          label={t('sites.panels.requireEmail')}
          description={t('sites.panels.requireEmailHint')}
          checked={currentAccess.requireEmail || needsEmail}
          disabled={needsEmail}
          onChange={({ currentTarget }) => set({ requireEmail: currentTarget.checked })}
        />
        {(currentAccess.requireEmail || needsEmail) && (
          <Switch
            size="md"
            label={t('sites.panels.verifyEmail')}
            description={t('sites.panels.verifyEmailHint')}
            checked={currentAccess.proveEmail}
            onChange={({ currentTarget }) => set({ proveEmail: currentTarget.checked })}
          />
        )}
        {LISTS.map(({ field, label }) => (
          <EntriesBox
            key={`${field} ${round}`}
            split={entriesIn}
            label={label}
            description={t('sites.panels.entriesHint')}
            entries={currentAccess[field]}
            error={errorOf(field)}
            onChange={(entries) => set({ [field]: entries })}
          />
        ))}
        {isElsewhere && (
          <Text c="red" size="xs" role="alert">
            {change.error.message}
          </Text>
        )}
        {draft && (
          <Group gap="xs">
            <Button size="xs" loading={change.isPending} onClick={save}>
              {t('sites.panels.saveVisitors')}
            </Button>
            <Button variant="default" size="xs" onClick={discard}>
              {t('ui.cancel')}
            </Button>
            <Text size="xs" role="status">
              {t('sites.access.visitorsNotSaved')}
            </Text>
          </Group>
        )}
      </Stack>
    </section>
  )
}

/** Returns the entry that `access.allowed.2` names. */
function entryAt(access: SiteAccess, path: string): string {
  const [, field, index] = path.split('.')
  const entries = field === 'allowed' ? access.allowed : access.refused
  return entries[Number(index)] ?? ''
}
