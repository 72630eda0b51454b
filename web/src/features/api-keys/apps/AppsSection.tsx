import { Title } from '@mantine/core'
import {
  type ConnectedApp,
  disconnectApp,
  listConnectedApps,
  listTeamApps,
} from '@satchel/contract/accounts/connected-apps.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../../lib/api.ts'
import { useMay, useMe } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import styles from '../../../ui/layout/LogCard.module.css'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { AccessCard } from '../AccessCard.tsx'

/** Shows the apps that act for the person and, to admins, those of colleagues. */
export function AppsSection() {
  const mayManage = useMay('tenant.manage')
  return (
    <>
      <OwnApps />
      {mayManage && <ColleaguesApps />}
    </>
  )
}

function OwnApps() {
  const apps = useQuery({ ...query(listConnectedApps, {}), refetchOnMount: 'always' })
  if (apps.isPending) return <RowSkeletons count={2} height={80} />
  if (apps.isError) return <LoadProblem title={t('apiKeys.apps.couldntLoadApps')} query={apps} />
  if (apps.data.items.length === 0)
    return <EmptyState drawing="link" sentence={t('apiKeys.apps.noApps')} />
  return <AppList name={t('apiKeys.apps.connectedApps')} apps={apps.data.items} />
}

function ColleaguesApps() {
  const { user } = useMe()
  const apps = useQuery({ ...query(listTeamApps, {}), refetchOnMount: 'always' })
  if (apps.isPending) return null
  if (apps.isError) return <LoadProblem title={t('apiKeys.apps.couldntLoadApps')} query={apps} />
  const others = apps.data.items.filter(({ person }) => person.id !== user.id)
  return (
    <section>
      <Title order={3} mt="xl" mb="sm">
        {t('apiKeys.apps.ofColleagues')}
      </Title>
      {others.length === 0 ? (
        <p className={styles.url}>{t('apiKeys.apps.noAppsOfColleagues')}</p>
      ) : (
        <AppList name={t('apiKeys.apps.ofColleagues')} apps={others} showPerson />
      )}
    </section>
  )
}

interface AppListProps {
  name: string
  apps: ConnectedApp[]
  showPerson?: boolean
}

function AppList({ name, apps, showPerson = false }: AppListProps) {
  return (
    <ul className={styles.list} aria-label={name}>
      {apps.map((app) => (
        <AppCard key={app.id} app={app} showPerson={showPerson} />
      ))}
    </ul>
  )
}

function AppCard({ app, showPerson }: { app: ConnectedApp; showPerson: boolean }) {
  const { id, name, host, scopes, person, createdAt, lastUsedAt } = app
  const command = useCommand(disconnectApp, { refreshes: [listConnectedApps, listTeamApps] })
  return (
    <AccessCard
      name={name}
      status={{ label: t('apiKeys.apps.connected'), tone: 'good' }}
      facts={
        <>
          <span>{t('apiKeys.apps.sentBackTo', { host })}</span>
          {showPerson && <span>{t('apiKeys.apps.actsFor', { name: person.name })}</span>}
          <span>
            {t('apiKeys.apps.since')} <RelativeTime at={createdAt} />
          </span>
        </>
      }
      lastUsedAt={lastUsedAt}
      scopes={scopes}
      end={{
        verb: t('apiKeys.apps.disconnect'),
        label: t('apiKeys.apps.disconnectNamed', { name }),
        title: t('apiKeys.apps.disconnectTitle', { name }),
        line: t('apiKeys.apps.disconnectWarning'),
        message: t('apiKeys.apps.disconnected'),
        run: () => command.mutateAsync({ params: { id } }),
        isRunning: command.isPending,
      }}
    />
  )
}
