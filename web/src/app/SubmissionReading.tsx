import { listLinkVisits, type Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { PageStrip } from '../features/links/report/VisitBars.tsx'
import { query } from '../lib/api.ts'
import { formatSpan } from '../lib/format/format.ts'
import styles from './SubmissionReading.module.css'

const LOOKED_AT = 100

interface SubmissionReadingProps {
  linkId: string
  /** Time at which the form was sent. */
  at: string
}

/** Pages and time of the visit in which a form was sent; nothing if that can't be told. */
export function SubmissionReading({ linkId, at }: SubmissionReadingProps) {
  const visits = useQuery(
    query(listLinkVisits, { params: { id: linkId }, query: { limit: LOOKED_AT } }),
  )
  const visit = visitAt(visits.data?.items ?? [], at)
  if (!visit || (visit.pages.length === 0 && visit.durationS === 0)) return null
  const { pages, durationS, itemName } = visit
  return (
    <section className={styles.reading} aria-label={t('app.ctas.readBefore')}>
      <h3 className={styles.title}>{t('app.ctas.readBefore')}</h3>
      {itemName && <p className={styles.line}>{itemName}</p>}
      {pages.length > 0 && <PageStrip pages={pages} />}
      {durationS > 0 && <p className={styles.line}>{formatSpan(durationS)}</p>}
    </section>
  )
}

/** Returns the last visit that had begun by then; visits are listed newest first. */
function visitAt(visits: readonly Visit[], at: string): Visit | undefined {
  return visits.find((visit) => Date.parse(visit.at) <= Date.parse(at))
}
