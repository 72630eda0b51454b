import { Button } from '@mantine/core'
import {
  getContentReport,
  getLinksReport,
  getOverviewReport,
  getPeopleReport,
} from '@satchel/contract/analytics/analytics.ts'
import {
  getAdoptionReport,
  getCoverageReport,
  getCtasReport,
  getSearchReport,
  getSitesReport,
} from '@satchel/contract/analytics/reports.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { asTableForPeople } from '../../lib/format/as-csv.ts'
import { download } from '../../lib/raw.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import type { AnalyticsView, ReportName } from './analytics-view.ts'
import { parametersOf } from './SelectedReport.tsx'
import type { Subject } from './subject-view.ts'

const ENDPOINTS: Partial<Record<ReportName, Endpoint>> = {
  overview: getOverviewReport,
  content: getContentReport,
  links: getLinksReport,
  people: getPeopleReport,
  coverage: getCoverageReport,
  sites: getSitesReport,
  ctas: getCtasReport,
  search: getSearchReport,
  adoption: getAdoptionReport,
}

interface SaveReportProps {
  view: AnalyticsView
  /** Subject of the report, and its name. */
  subject?: Subject
  name?: string
}

/** Saves the whole report, including what doesn't fit on the screen. */
export function SaveReport({ view, subject, name = view.report }: SaveReportProps) {
  const { report, from, to } = view
  const endpoint = ENDPOINTS[report]
  const { mutate, isPending } = useMutation<void, Error>({
    mutationFn: () =>
      download(
        endpoint as typeof getOverviewReport,
        { query: { ...parametersOf(view), ...subject, ...asTableForPeople() } },
        t('analytics.reportFromToToCsv', { report: name, from, to }),
      ),
    onError: showProblem,
  })
  if (!endpoint) return null
  return (
    <Button
      variant="default"
      leftSection={<IconDownload {...icon} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('analytics.csv')}
    </Button>
  )
}
