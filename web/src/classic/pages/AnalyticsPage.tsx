import { Button, Group } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { Analytics } from '../../features/analytics/Analytics.tsx'
import { type AnalyticsView, readView, writeView } from '../../features/analytics/analytics-view.ts'
import { CopyView } from '../../features/analytics/CopyView.tsx'
import { HealthToolsContext } from '../../features/analytics/health/health-tools.ts'
import { SaveReport } from '../../features/analytics/SaveReport.tsx'
import { WeeklyMail } from '../../features/analytics/WeeklyMail.tsx'
import { Entry } from '../../frame/entry.ts'
import { newWish } from '../../frame/new-wish.ts'
import { dayIn } from '../../lib/format/day.ts'
import { paths } from '../../lib/paths.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { healthTools } from '../health-tools.ts'

export default function AnalyticsPage() {
  const mayRead = useMay('reports.read')
  return mayRead ? <Reports /> : <NotForThem />
}

function Reports() {
  const { tenant } = useMe()
  const mayWish = useMay('library.mark')
  const navigate = useNavigate()
  const today = dayIn(tenant.timeZone, new Date())
  const view = readView(new URLSearchParams(use(Entry).place.search), today)
  const to = (change: Partial<AnalyticsView>) => paths.analytics(writeView({ ...view, ...change }))
  return (
    <Page
      title={t('classic.analytics.analytics')}
      action={
        <Group gap="xs" wrap="nowrap">
          <WeeklyMail view={view} />
          <CopyView path={to({})} />
          <SaveReport view={view} />
        </Group>
      }
    >
      <HealthToolsContext value={healthTools}>
        <Analytics
          view={view}
          today={today}
          to={to}
          {...(mayWish && { wish: (title) => void newWish({ title }) })}
          onChange={(change) =>
            void navigate(to(change), { replace: true, preventScrollReset: true })
          }
        />
      </HealthToolsContext>
    </Page>
  )
}

function NotForThem() {
  return (
    <Page title={t('classic.analytics.analytics')}>
      <EmptyState
        drawing="pulse"
        sentence={t('classic.analytics.onlyEditorsAdminsAndOwners')}
        action={
          <Button component="a" href={paths.links()}>
            {t('classic.analytics.showMyLinks')}
          </Button>
        }
      />
    </Page>
  )
}
