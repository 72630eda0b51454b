import { Anchor, Button, Switch } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import { listLinkVisits } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pages, query } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import styles from './LinkReport.module.css'
import { sessionsOf } from './sessions.ts'
import { VisitSession } from './VisitSession.tsx'
import { saveVisits, type VisitsQuery } from './visits-csv.ts'

const AGAIN = 30_000

/** Visits, newest first: who, when, from where, and what they read. */
export function VisitTrail({ link }: { link: Link }) {
  const [isWhole, setWhole] = useLeftOut()
  const visitsQuery = { includeFiltered: isWhole }
  const visits = useInfiniteQuery({
    ...pages(listLinkVisits, { params: { id: link.id }, query: visitsQuery }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  })
  const sessions = useMemo(
    () => sessionsOf(visits.data?.pages.flatMap(({ items }) => items) ?? []),
    [visits.data],
  )
  if (link.views === 0 && sessions.length === 0 && visits.isSuccess && !isWhole)
    return <NotCounted link={link} onShow={() => setWhole(true)} />
  return (
    <section aria-busy={visits.isPlaceholderData}>
      <div className={styles.sectionHead}>
        <h2 className={styles.title}>{t('links.report.visits')}</h2>
        <div className={styles.actions}>
          <LeftOut isWhole={isWhole} onChange={setWhole} />
          {sessions.length > 0 && <SaveCsv link={link} asked={visitsQuery} />}
        </div>
      </div>
      {visits.isPending && <RowSkeletons count={4} height={64} />}
      <LoadProblem title={t('links.report.couldntLoadTheVisits')} query={visits} />
      {visits.isSuccess && sessions.length === 0 && (
        <p className={styles.quiet}>{t('links.report.noVisitsYet')}</p>
      )}
      {sessions.length > 0 && (
        <ol className={styles.trail} aria-label={t('links.report.visits')}>
          {sessions.map((session) => (
            <VisitSession key={session.id} link={link} session={session} />
          ))}
        </ol>
      )}
      <MoreButton list={visits} className={styles.more ?? ''} />
    </section>
  )
}

/** Note that an unopened link has visits that aren't counted, such as the sharer's own. */
function NotCounted({ link, onShow }: { link: Link; onShow: () => void }) {
  const all = useQuery(
    query(listLinkVisits, { params: { id: link.id }, query: { includeFiltered: true } }),
  )
  const notCounted = all.data?.items.filter(({ filtered }) => filtered !== null) ?? []
  if (notCounted.length === 0) return null
  const isTeam = notCounted.every(({ filtered }) => filtered === 'colleague')
  return (
    <p className={styles.quiet}>
      {t('links.report.visitsNotCounted', {
        count: notCounted.length,
        isTeam: isTeam ? 'true' : 'other',
      })}{' '}
      <Anchor component="button" type="button" onClick={onShow}>
        {t('links.report.show')}
      </Anchor>
    </p>
  )
}

interface LeftOutProps {
  isWhole: boolean
  onChange: (isWhole: boolean) => void
}

function LeftOut({ isWhole, onChange }: LeftOutProps) {
  return (
    <Switch
      size="sm"
      label={t('links.report.includeTeamBotsAndRepeats')}
      checked={isWhole}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

function SaveCsv({ link, asked }: { link: Link; asked: VisitsQuery }) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveVisits(link, asked).catch(() =>
      toast({ message: t('links.report.couldntLoadVisitsTryAgain'), tone: 'problem' }),
    )
    setSaving(false)
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={isSaving}
      aria-label={t('links.report.saveVisitsAsCsv')}
      leftSection={<IconDownload {...icon} />}
      onClick={() => void save()}
    >
      {t('links.report.csv')}
    </Button>
  )
}

function useLeftOut() {
  const [params, setParams] = useSearchParams()
  const set = (isWhole: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (isWhole) next.set('visits', 'all')
        else next.delete('visits')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get('visits') === 'all', set] as const
}
