import { Button, Title } from '@mantine/core'
import {
  type ConnectedApp,
  disconnectApp,
  listConnectedApps,
  listTeamApps,
} from '@satchel/contract/integrations/connected-apps.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../../lib/api.ts'
import { useMay, useMe } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import { SettingCard } from '../../../ui/layout/SettingCard.tsx'
import { openSure } from '../../../ui/overlay/open-sure.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { scopeList } from '../keys/labels.ts'
import styles from '../Webhooks.module.css'
import * as labels from './labels.ts'

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
  if (apps.isError) return <LoadProblem title={labels.couldntLoadApps} query={apps} />
  if (apps.data.items.length === 0) return <EmptyState drawing="link" sentence={labels.noApps} />
  return <AppList name={labels.connectedApps} apps={apps.data.items} />
}

function ColleaguesApps() {
  const { user } = useMe()
  const apps = useQuery({ ...query(listTeamApps, {}), refetchOnMount: 'always' })
  if (apps.isPending) return null
  if (apps.isError) return <LoadProblem title={labels.couldntLoadApps} query={apps} />
  const others = apps.data.items.filter(({ person }) => person.id !== user.id)
  return (
    <section>
      <Title order={3} mt="xl" mb="sm">
        {labels.ofColleagues}
      </Title>
      {others.length === 0 ? (
        <p className={styles.url}>{labels.noAppsOfColleagues}</p>
      ) : (
        <AppList name={labels.ofColleagues} apps={others} showPerson />
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
  const disconnect = () =>
    toastOutcome(command.mutateAsync({ params: { id } }), { message: labels.disconnected })
  return (
    <SettingCard
      name={name}
      heading="h3"
      status={{ label: labels.connected, tone: 'good' }}
      facts={
        <>
          <span>{labels.sentBackTo(host)}</span>
          {showPerson && <span>{labels.actsFor(person.name)}</span>}
          <span>
            {labels.since} <RelativeTime at={createdAt} />
          </span>
          <span>
            {lastUsedAt ? (
              <>
                {labels.lastUsed} <RelativeTime at={lastUsedAt} />
              </>
            ) : (
              labels.notUsed
            )}
          </span>
        </>
      }
      actions={
        <Button
          variant="default"
          loading={command.isPending}
          aria-label={labels.disconnectNamed(name)}
          onClick={() =>
            openSure({
              title: labels.disconnectTitle(name),
              line: labels.disconnectWarning,
              verb: labels.disconnect,
              onSure: disconnect,
            })
          }
        >
          {labels.disconnect}
        </Button>
      }
    >
      <p className={styles.url}>{scopeList(scopes)}</p>
    </SettingCard>
  )
}
