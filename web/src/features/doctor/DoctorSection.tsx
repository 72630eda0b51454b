import { Button } from '@mantine/core'
import { type CheckResult, examineServer } from '@satchel/contract/doctor.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { CheckRow } from './CheckRow.tsx'
import styles from './Doctor.module.css'

/** States, the most urgent first. */
const ORDER = ['fault', 'warning', 'unknown', 'ok']
/** Rows while the server is examined. */
const ROWS = 15

/** Findings on the server, with what to do about each. */
export function DoctorSection() {
  const examination = useQuery({
    ...query(examineServer, {}),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data, isFetching } = examination
  const checks = data?.checks.toSorted((one, other) => rank(one) - rank(other)) ?? []
  const urgent = checks.filter(({ state }) => state === 'fault' || state === 'warning').length
  return (
    <>
      <div className={styles.head}>
        <p role="status">
          {data && !isFetching
            ? urgent > 0
              ? t('doctor.faults', { count: urgent })
              : t('doctor.allFine')
            : t('doctor.examining')}{' '}
          {data && !isFetching && (
            <span className={styles.when}>
              {t('doctor.examined')} <RelativeTime at={data.at} />
            </span>
          )}
        </p>
        <Button
          variant="default"
          loading={isFetching && data !== undefined}
          disabled={isFetching}
          onClick={() => void examination.refetch()}
        >
          {t('doctor.examineAgain')}
        </Button>
      </div>
      {examination.isPending && <RowSkeletons count={ROWS} height={64} />}
      <LoadProblem title={t('doctor.couldntExamine')} query={examination} />
      {data && (
        <ul className={styles.list} aria-label={t('doctor.checks')}>
          {checks.map((check) => (
            <CheckRow key={check.id} check={check} />
          ))}
        </ul>
      )}
    </>
  )
}

const rank = ({ state }: CheckResult) => ORDER.indexOf(state)
