import { Progress, Text, Title } from '@mantine/core'
import { PAGE_MAX } from '@satchel/contract/constants.ts'
import { listPlanTasks, type PlanSummary, type PlanTask } from '@satchel/contract/sites/plans.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { pages } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format/format.ts'
import { useLive } from '../../../lib/live.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './PlanProgress.module.css'
import { TaskRow } from './TaskRow.tsx'

/** The plan of a site as it is now: how far it is, who moved last, and each step to tick and to comment on. */
export function PlanProgress({ siteId }: { siteId: string }) {
  const client = useQueryClient()
  const list = useInfiniteQuery(
    pages(listPlanTasks, { params: { id: siteId }, query: { limit: PAGE_MAX } }),
  )
  useLive('plan-update', (message) => {
    if (message.siteId === siteId) void client.invalidateQueries({ queryKey: [listPlanTasks.name] })
  })
  if (list.isError) return <LoadProblem title={t('sites.plan.couldntLoad')} query={list} />
  if (list.isPending) return <RowSkeletons count={3} height={56} />
  const [first] = list.data.pages
  const tasks = list.data.pages.flatMap(({ items }) => items)
  if (!first || tasks.length === 0) return null
  return (
    <section className={styles.plan} aria-labelledby="plan-progress">
      <Title order={2} size="h4" id="plan-progress">
        {t('sites.plan.title')}
      </Title>
      <Summary {...first.summary} />
      {milestonesOf(tasks).map(({ id, name, steps }) => (
        <div key={id}>
          {name.trim() && (
            <Title order={3} size="h6" dir="auto">
              {name}
            </Title>
          )}
          <ul className={styles.tasks}>
            {steps.map((task) => (
              <TaskRow key={task.id} siteId={siteId} task={task} />
            ))}
          </ul>
        </div>
      ))}
      <MoreButton list={list} />
    </section>
  )
}

function Summary({ total, done, late, next, movedAt, movedBy }: PlanSummary) {
  const progress = t('sites.plan.progress', { done, total })
  return (
    <div className={styles.summary}>
      <Progress value={(done / Math.max(1, total)) * 100} aria-label={progress} />
      <p className={styles.facts}>
        <strong>{progress}</strong>
        {late > 0 && <span>{t('sites.plan.late', { count: late })}</span>}
        {next && (
          <span>{t('sites.plan.next', { name: next.name, day: formatDay(next.dueOn) })}</span>
        )}
      </p>
      <Text size="sm" c="dimmed">
        {movedAt ? (
          <>
            {t('sites.plan.lastMove', { who: movedBy?.name ?? '' })} · <RelativeTime at={movedAt} />
          </>
        ) : (
          t('sites.plan.noMoves')
        )}
      </Text>
    </div>
  )
}

/** Returns the steps of each milestone, in their order. */
function milestonesOf(tasks: readonly PlanTask[]) {
  const groups = Map.groupBy(tasks, ({ blockId, milestone }) => `${blockId} ${milestone.id}`)
  return [...groups].map(([id, steps]) => ({ id, name: steps[0]?.milestone.name ?? '', steps }))
}
