import { Button, Stack, Switch, Text } from '@mantine/core'
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
import styles from './panels.module.css'

/** Restriction of the page to visitors by their address. */
export function VisitorsForm({ site: { id, access } }: { site: Site }) {
  const [draft, setDraft] = useState<SiteAccess | null>(null)
  const change = useCommand(changeSite, { refreshes: [getSite, listSites] })
  const shown = draft ?? access
  const set = (fields: Partial<SiteAccess>) => {
    setDraft({ ...shown, ...fields })
    change.reset()
  }
  const needsEmail = shown.allowed.length + shown.refused.length > 0
  const onSuccess = () => {
    setDraft(null)
    toast({ message: t('sites.panels.visitorsSaved') })
  }
  const save = () => {
    const access = { ...shown, requireEmail: shown.requireEmail || needsEmail }
    change.mutate({ params: { id }, body: { access } }, { onSuccess })
  }
  const errorOf = (field: string) =>
    Object.entries(change.error?.fields ?? {})
      .filter(([path]) => path.startsWith(`access.${field}`))
      .map(([path, message]) => `${entryAt(shown, path)} ${message}`)
      .join('. ') || null
  const isElsewhere = change.error && !errorOf('allowed') && !errorOf('refused')
  return (
    <section className={styles.card} aria-label={t('sites.panels.visitors')}>
      <Stack gap="sm">
        <Switch
          size="md"
          label={t('sites.panels.requireEmail')}
          description={t('sites.panels.requireEmailHint')}
          checked={shown.requireEmail || needsEmail}
          disabled={needsEmail}
          onChange={({ currentTarget }) => set({ requireEmail: currentTarget.checked })}
        />
        {(shown.requireEmail || needsEmail) && (
          <Switch
            size="md"
            label={t('sites.panels.verifyEmail')}
            description={t('sites.panels.verifyEmailHint')}
            checked={shown.proveEmail}
            onChange={({ currentTarget }) => set({ proveEmail: currentTarget.checked })}
          />
        )}
        <EntriesBox
          split={entriesIn}
          label={t('sites.panels.allowOnly')}
          description={t('sites.panels.entriesHint')}
          entries={shown.allowed}
          error={errorOf('allowed')}
          onChange={(allowed) => set({ allowed })}
        />
        <EntriesBox
          split={entriesIn}
          label={t('sites.panels.block')}
          description={t('sites.panels.entriesHint')}
          entries={shown.refused}
          error={errorOf('refused')}
          onChange={(refused) => set({ refused })}
        />
        {isElsewhere && (
          <Text c="red" size="xs" role="alert">
            {change.error.message}
          </Text>
        )}
        {draft && (
          <Button
            size="xs"
            loading={change.isPending}
            onClick={save}
            style={{ justifySelf: 'start' }}
          >
            {t('sites.panels.saveVisitors')}
          </Button>
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
