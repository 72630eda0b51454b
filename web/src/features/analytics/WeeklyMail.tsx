import { ActionIcon, Tooltip } from '@mantine/core'
import {
  addReportMail,
  deleteReportMail,
  listReportMails,
  MAIL_FILTERS,
  MAILED_REPORTS,
  type MailFilters,
} from '@satchel/contract/analytics/report-mails.ts'
import { t } from '@satchel/messages/t.ts'
import { IconMail, IconMailFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import type { AnalyticsView } from './analytics-view.ts'
import { parametersOf } from './SelectedReport.tsx'

/** Subscribes to the report by weekly email, or unsubscribes. */
export function WeeklyMail({ view }: { view: AnalyticsView }) {
  const mails = useQuery(query(listReportMails, {}))
  const add = useCommand(addReportMail, { refreshes: [listReportMails] })
  const remove = useCommand(deleteReportMail, { refreshes: [listReportMails] })
  const report = MAILED_REPORTS.find((each) => each === view.report)
  if (!report) return null
  const filters = filtersOf(view)
  const existing = mails.data?.items.find(
    (mail) =>
      mail.report === report &&
      MAIL_FILTERS.every((name) => (mail[name] ?? null) === (filters[name] ?? null)),
  )
  const label = existing ? t('analytics.stopWeekly') : t('analytics.emailWeekly')
  const toggle = () =>
    existing
      ? toastOutcome(remove.mutateAsync({ params: { id: existing.id } }), {
          message: t('analytics.weeklyStopped'),
        })
      : toastOutcome(add.mutateAsync({ body: { report, ...filters } }), {
          message: t('analytics.weeklyStarted'),
        })
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('analytics.emailWeekly')}
        aria-pressed={existing !== undefined}
        disabled={!mails.data}
        loading={add.isPending || remove.isPending}
        onClick={toggle}
      >
        {existing ? <IconMailFilled {...icon} /> : <IconMail {...icon} />}
      </ActionIcon>
    </Tooltip>
  )
}

/** The filters of the view, without its days. */
function filtersOf(view: AnalyticsView): MailFilters {
  const params: MailFilters = view.report === 'health' ? { mine: view.isMine } : parametersOf(view)
  const set = MAIL_FILTERS.filter((name) => params[name])
  return Object.fromEntries(set.map((name) => [name, params[name]]))
}
