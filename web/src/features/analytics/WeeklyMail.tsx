import { ActionIcon, Tooltip } from '@mantine/core'
import {
  addReportMail,
  deleteReportMail,
  listReportMails,
  MAILED_REPORTS,
} from '@satchel/contract/report-mails.ts'
import { IconMail, IconMailFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { type AnalyticsView, OF_LINKS } from './analytics-view.ts'
import * as labels from './labels.ts'

/** Has the report mailed each week, or no longer. */
export function WeeklyMail({ view }: { view: AnalyticsView }) {
  const mails = useQuery(query(listReportMails, {}))
  const add = useCommand(addReportMail, { refreshes: [listReportMails] })
  const remove = useCommand(deleteReportMail, { refreshes: [listReportMails] })
  const report = MAILED_REPORTS.find((each) => each === view.report)
  if (!report || !mails.data) return null
  const itemType = OF_LINKS.has(report) ? view.itemType : null
  const known = mails.data.items.find(
    (mail) => mail.report === report && mail.itemType === itemType,
  )
  const label = known ? labels.stopWeekly : labels.emailWeekly
  const toggle = () =>
    known
      ? toastOutcome(remove.mutateAsync({ params: { id: known.id } }), {
          message: labels.weeklyStopped,
        })
      : toastOutcome(add.mutateAsync({ body: { report, itemType } }), {
          message: labels.weeklyStarted,
        })
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={labels.emailWeekly}
        aria-pressed={known !== undefined}
        loading={add.isPending || remove.isPending}
        onClick={toggle}
      >
        {known ? <IconMailFilled {...icon} /> : <IconMail {...icon} />}
      </ActionIcon>
    </Tooltip>
  )
}
