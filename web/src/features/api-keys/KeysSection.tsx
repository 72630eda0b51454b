import { Button } from '@mantine/core'
import { type ApiKey, listApiKeys, revokeApiKey } from '@satchel/contract/api-keys.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { query, useCommand } from '../../lib/api.ts'
import { dayIn } from '../../lib/format/day.ts'
import { formatDay } from '../../lib/format/format.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import styles from '../../ui/layout/LogCard.module.css'
import { TimeZone } from '../../ui/text/RelativeTime.tsx'
import { AccessCard } from './AccessCard.tsx'
import { openKeyForm } from './KeyForm.tsx'

/** The keys by which other programs call the API. */
export function KeysSection() {
  const keys = useQuery({ ...query(listApiKeys, {}), refetchOnMount: 'always' })
  if (keys.isPending) return <RowSkeletons count={2} height={80} />
  if (keys.isError) return <LoadProblem title={t('apiKeys.couldntLoadApiKeys')} query={keys} />
  const { items } = keys.data
  const action = (
    <Button leftSection={<IconPlus {...icon} />} onClick={openKeyForm}>
      {t('apiKeys.newKey')}
    </Button>
  )
  if (items.length === 0)
    return <EmptyState drawing="link" sentence={t('apiKeys.noKeys')} action={action} />
  return (
    <>
      <div className={styles.bar}>{action}</div>
      <ul className={styles.list} aria-label={t('apiKeys.apiKeys')}>
        {items.map((key) => (
          <KeyCard key={key.id} apiKey={key} />
        ))}
      </ul>
    </>
  )
}

function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, hint, scopes, createdBy, expiresAt, lastUsedAt } = apiKey
  const timeZone = use(TimeZone)
  const command = useCommand(revokeApiKey, { refreshes: [listApiKeys] })
  const isExpired = expiresAt !== null && new Date(expiresAt) <= new Date()
  return (
    <AccessCard
      name={name}
      status={
        isExpired
          ? { label: t('apiKeys.expired'), tone: 'quiet' }
          : { label: t('apiKeys.valid'), tone: 'good' }
      }
      facts={
        <>
          <span>{t('apiKeys.endsWith', { hint })}</span>
          <span>{t('apiKeys.createdBy', { name: createdBy.name })}</span>
          {expiresAt && !isExpired && (
            <span>
              {t('apiKeys.until', {
                day: formatDay(dayIn(timeZone, new Date(expiresAt))),
              })}
            </span>
          )}
        </>
      }
      lastUsedAt={lastUsedAt}
      scopes={scopes}
      end={{
        verb: t('ui.revoke'),
        label: t('apiKeys.revokeNamed', { name }),
        title: t('apiKeys.revokeTitle', { name }),
        line: t('apiKeys.revokeWarning'),
        message: t('apiKeys.revoked'),
        run: () => command.mutateAsync({ params: { id } }),
        isRunning: command.isPending,
      }}
    />
  )
}
