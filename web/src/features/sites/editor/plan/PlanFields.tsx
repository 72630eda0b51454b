import { Button, Group, Text, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import {
  MILESTONE_TASKS_MAX,
  MILESTONES_MAX,
  type PlanMilestone,
} from '@satchel/contract/sites/plan-block.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { useMe } from '../../../../lib/session.ts'
import { DateField } from '../../../../ui/date/DateField.tsx'
import { icon } from '../../../../ui/icon.ts'
import {
  daysOf,
  moved,
  newMilestone,
  newTask,
  type PlanBlock,
  replaceMilestone,
  shift,
} from '../../plan/plan-changes.ts'
import { useEditing } from '../editing.ts'
import { EntryTools } from './EntryTools.tsx'
import styles from './Plan.module.css'
import { TaskFields } from './TaskFields.tsx'

/** The milestones and steps of a plan, and the days between which all of it lies. */
export function PlanFields({ block }: { block: PlanBlock }) {
  const { replace } = useEditing()
  const { milestones } = block
  const add = () => replace({ ...block, milestones: [...milestones, newMilestone()] }, 'milestones')
  return (
    <div className={styles.plan}>
      <Days block={block} />
      {milestones.map((milestone, index) => (
        <Milestone key={milestone.id} block={block} milestone={milestone} index={index} />
      ))}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus {...icon} />}
        disabled={milestones.length >= MILESTONES_MAX}
        onClick={add}
      >
        {t('sites.plan.addMilestone')}
      </Button>
    </div>
  )
}

/** Moves all steps: on from the first, or back from the day of signing. */
function Days({ block }: { block: PlanBlock }) {
  const { replace } = useEditing()
  const days = daysOf(block)
  if (!days) return null
  const move = (from: string) => (to: string | null) => {
    if (to && to !== from) replace(shift(block, from, to), 'days')
  }
  return (
    <div>
      <Group grow align="start" gap="xs">
        <DateField
          size="xs"
          label={t('sites.plan.startsOn')}
          value={days.first}
          onChange={move(days.first)}
        />
        <DateField
          size="xs"
          label={t('sites.plan.endsOn')}
          value={days.last}
          onChange={move(days.last)}
        />
      </Group>
      <Text size="xs" c="dimmed" mt="2xs">
        {t('sites.plan.shiftHint')}
      </Text>
    </div>
  )
}

interface MilestoneProps {
  block: PlanBlock
  milestone: PlanMilestone
  index: number
}

function Milestone({ block, milestone, index }: MilestoneProps) {
  const { replace } = useEditing()
  const { user } = useMe()
  const { id, name, tasks } = milestone
  const { milestones } = block
  const put = (change: Partial<PlanMilestone>, step: string) =>
    replace(replaceMilestone(block, { ...milestone, ...change }), `${step} ${id}`)
  const setMilestones = (next: PlanMilestone[]) =>
    replace({ ...block, milestones: next }, 'milestones')
  return (
    <section className={styles.milestone} aria-label={name || t('sites.plan.milestone')}>
      <div className={styles.head}>
        <TextInput
          size="sm"
          className={styles.name}
          aria-label={t('sites.plan.milestone')}
          placeholder={t('sites.plan.milestone')}
          maxLength={NAME_MAX}
          value={name}
          onChange={({ currentTarget }) => put({ name: currentTarget.value }, 'name')}
        />
        <EntryTools
          name={name || t('sites.plan.milestone')}
          isFirst={index === 0}
          isLast={index === milestones.length - 1}
          onMove={(by) => setMilestones(moved(milestones, id, by))}
          onRemove={() => setMilestones(milestones.filter((each) => each.id !== id))}
        />
      </div>
      <ol className={styles.tasks}>
        {tasks.map((task) => (
          <TaskFields
            key={task.id}
            {...{ block, task }}
            list={tasks}
            onList={(next) => put({ tasks: next }, 'tasks')}
          />
        ))}
      </ol>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus {...icon} />}
        disabled={tasks.length >= MILESTONE_TASKS_MAX}
        onClick={() => put({ tasks: [...tasks, newTask(block, user.id)] }, 'tasks')}
      >
        {t('sites.plan.addStep')}
      </Button>
    </section>
  )
}
