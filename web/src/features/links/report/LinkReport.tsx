import { SegmentedControl } from '@mantine/core'
import { LIVE_VIEWS } from '@satchel/contract/constants.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import { getLinkReport } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { query } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons, TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { LinkCircle } from '../circle/LinkCircle.tsx'
import { LinkPageBars } from '../LinkPageBars.tsx'
import { LinkAgreements } from './LinkAgreements.tsx'
import { LinkFigures } from './LinkFigures.tsx'
import { LinkHead } from './LinkHead.tsx'
import styles from './LinkReport.module.css'
import { NotOpened } from './NotOpened.tsx'
import { Unmeasured } from './Unmeasured.tsx'
import { VisitTrail } from './VisitTrail.tsx'

interface LinkReportProps {
  id: string
  /** Content to show if the link doesn't exist, or this person may not see it. */
  notThere: ReactNode
  /** True while what else is on the page is loaded. */
  isWaiting: boolean
  /** Messages of visitors, above all else. */
  renderConversation: (link: Link) => ReactNode
  /** The visits over time. */
  renderAnalytics: (link: Link) => ReactNode
}

/** Polling interval in ms, since reading time grows without events. */
const AGAIN = 30_000

/** Results of one link. */
export function LinkReport({
  id,
  notThere,
  isWaiting,
  renderConversation,
  renderAnalytics,
}: LinkReportProps) {
  const [isSure, setSure] = useSureViews()
  const report = useQuery({
    ...query(getLinkReport, { params: { id }, query: isSure ? { certainty: 'sure' } : {} }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  })
  if (report.isPending) return <Pending />
  if (report.isError) {
    if (report.error.body.code === 'not-found') return notThere
    return <LoadProblem title={t('links.report.couldntLoadTheLink')} query={report} />
  }
  if (isWaiting) return <Pending />
  const { link } = report.data
  return (
    <div className={styles.report}>
      <LinkHead link={link} />
      {renderConversation(link)}
      <LinkCircle link={link} />
      <LinkAgreements link={link} />
      {link.unmeasured && <Unmeasured />}
      {link.views === 0 ? (
        <>
          {!link.unmeasured && <NotOpened link={link} />}
          <VisitTrail link={link} />
        </>
      ) : (
        <>
          <div className={styles.counted}>
            <div>
              <LinkFigures report={report.data} />
              {link.views > LIVE_VIEWS && (
                <p className={styles.freshness}>{t('links.report.freshness')}</p>
              )}
            </div>
            <SegmentedControl
              size="xs"
              aria-label={t('links.report.whichViews')}
              data={[
                { value: 'all', label: t('links.report.allViews') },
                { value: 'sure', label: t('links.report.readBySomeone') },
              ]}
              value={isSure ? 'sure' : 'all'}
              onChange={(value) => setSure(value === 'sure')}
            />
          </div>
          <VisitTrail link={link} />
          <LinkPageBars pageCount={report.data.pageCount} pages={report.data.pages} />
          {renderAnalytics(link)}
        </>
      )}
    </div>
  )
}

/** Filters confirmed views, with the URL parameter that reports use. */
function useSureViews() {
  const [params, setParams] = useSearchParams()
  const set = (isSure: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (isSure) next.set('views', 'sure')
        else next.delete('views')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get('views') === 'sure', set] as const
}

function Pending() {
  return (
    <div className={styles.report}>
      <TextSkeleton lines={3} />
      <RowSkeletons count={6} height={56} />
    </div>
  )
}
