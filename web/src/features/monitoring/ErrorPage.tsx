import { Button } from '@mantine/core'
import {
  changeError,
  deleteError,
  type ErrorDetails,
  type ErrorStatus,
  getError,
  listErrors,
} from '@satchel/contract/monitoring.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { query, useCommand } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { showProblem, toast, toastOutcome } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './Errors.module.css'
import * as labels from './labels.ts'
import { StackTrace } from './StackTrace.tsx'

interface ErrorPageProps {
  id: string
  back: string
  onLeave: () => void
}

/** One error with its last event. */
export function ErrorPage({ id, back, onLeave }: ErrorPageProps) {
  const error = useQuery(query(getError, { params: { id } }))
  return (
    <>
      <Button
        component={Link}
        to={back}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowLeft {...icon} />}
        className={styles.back ?? ''}
      >
        {t('monitoring.allErrors')}
      </Button>
      {error.isPending && <RowSkeletons count={6} height={44} />}
      <LoadProblem title={t('monitoring.couldntLoadError')} query={error} />
      {error.data && <Details error={error.data} onLeave={onLeave} />}
    </>
  )
}

function Details({ error, onLeave }: { error: ErrorDetails; onLeave: () => void }) {
  const { title, lastEvent } = error
  return (
    <article aria-labelledby="error">
      <h3 id="error" className={styles.head}>
        {title}
      </h3>
      <Actions error={error} onLeave={onLeave} />
      <Facts error={error} />
      <h4 className={styles.part}>{t('monitoring.stack')}</h4>
      <StackTrace frames={lastEvent.stack} />
      {lastEvent.causes.map((cause) => (
        <section key={`${cause.type} ${cause.value}`}>
          <h4 className={styles.part}>
            {t('monitoring.causedBy', { title: `${cause.type}: ${cause.value}` })}
          </h4>
          <StackTrace frames={cause.stack} />
        </section>
      ))}
      <h4 className={styles.part}>{t('monitoring.breadcrumbs')}</h4>
      <Breadcrumbs crumbs={lastEvent.breadcrumbs} />
    </article>
  )
}

function Actions({ error: { id, status }, onLeave }: { error: ErrorDetails; onLeave: () => void }) {
  const refreshes = [listErrors, getError]
  const change = useCommand(changeError, { refreshes })
  const remove = useCommand(deleteError, { refreshes: [listErrors] })
  const set = (next: ErrorStatus) =>
    toastOutcome(change.mutateAsync({ params: { id }, body: { status: next } }), {
      message: labels.markedAs[next],
    })
  const send = () => {
    const onSuccess = () => {
      toast({ message: t('monitoring.deleted') })
      onLeave()
    }
    remove.mutate({ params: { id } }, { onSuccess, onError: showProblem })
  }
  const askFirst = () =>
    openConfirm({
      title: t('monitoring.deleteError'),
      line: t('monitoring.deleteWarning'),
      verb: t('ui.deleteAction'),
      onSure: send,
    })
  return (
    <div className={styles.actions}>
      {status === 'open' ? (
        <>
          <Button loading={change.isPending} onClick={() => set('resolved')}>
            {t('monitoring.resolve')}
          </Button>
          <Button variant="default" disabled={change.isPending} onClick={() => set('ignored')}>
            {t('monitoring.ignore')}
          </Button>
        </>
      ) : (
        <Button variant="default" loading={change.isPending} onClick={() => set('open')}>
          {t('monitoring.reopen')}
        </Button>
      )}
      <Button variant="default" loading={remove.isPending} onClick={askFirst}>
        {t('ui.deleteAction')}
      </Button>
    </div>
  )
}

function Facts({ error }: { error: ErrorDetails }) {
  const { count, people, source, firstAt, lastAt, release, url, lastEvent } = error
  const { person, agent, tags } = lastEvent
  const rows: [string, ReactNode][] = [
    [t('monitoring.happened'), t('monitoring.times', { count })],
    [
      t('monitoring.affected'),
      people > 0 ? t('monitoring.people', { count: people }) : t('monitoring.nobodySignedIn'),
    ],
    [t('monitoring.source'), labels.sources[source]],
    [t('monitoring.first'), <RelativeTime key="first" at={firstAt} />],
    [t('monitoring.lastly'), <RelativeTime key="last" at={lastAt} />],
    [t('monitoring.lastPerson'), person && (person.name ?? person.email ?? person.id)],
    [t('monitoring.where'), url],
    [t('monitoring.operation'), tags.operation],
    [t('monitoring.browser'), agent],
    [t('monitoring.release'), release],
  ]
  return (
    <dl className={styles.details}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
