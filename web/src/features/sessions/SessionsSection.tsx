import { Button, Stack } from '@mantine/core'
import { endOtherSessions, listSessions } from '@satchel/contract/accounts/sessions.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { SessionRow } from './SessionRow.tsx'
import styles from './Sessions.module.css'

/** Places where I am signed in. */
export function SessionsSection() {
  const sessions = useQuery({ ...query(listSessions, {}), staleTime: 0, refetchOnMount: true })
  if (sessions.isPending) return <RowSkeletons count={3} height={64} />
  if (!sessions.data)
    return <LoadProblem title={t('sessions.couldntLoadTheSessions')} query={sessions} />
  const { items } = sessions.data
  const others = items.filter(({ isCurrent }) => !isCurrent)
  const current = items.filter(({ isCurrent }) => isCurrent)
  return (
    <Stack>
      <ul className={styles.list}>
        {[...current, ...others].map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 0 ? (
        <EndOthers count={others.length} />
      ) : (
        <p className={styles.alone}>{t('sessions.youreNotSignedInAnywhere')}</p>
      )}
    </Stack>
  )
}

function EndOthers({ count }: { count: number }) {
  const end = useCommand(endOtherSessions, { refreshes: [listSessions] })
  const send = () =>
    toastOutcome(end.mutateAsync({}), { message: t('sessions.signedOutEverywhereElse') })
  return (
    <div>
      <Button variant="default" loading={end.isPending} onClick={send}>
        {count === 1
          ? t('sessions.signOutOtherSession')
          : t('sessions.signOutOtherSessions', { count })}
      </Button>
    </div>
  )
}
