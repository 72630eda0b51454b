import { Textarea, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { type PlanBlockTask, TASK_NOTE_MAX } from '@satchel/contract/sites/plan-block.ts'
import { t } from '@satchel/messages/t.ts'
import { DateField } from '../../../../ui/date/DateField.tsx'
import { moved, type PlanBlock, replaceTask } from '../../plan/plan-changes.ts'
import { useEditing } from '../editing.ts'
import { EntryTools } from './EntryTools.tsx'
import { OwnerFields } from './OwnerFields.tsx'
import styles from './Plan.module.css'

interface TaskFieldsProps {
  block: PlanBlock
  task: PlanBlockTask
  /** The steps of its milestone. */
  list: readonly PlanBlockTask[]
  onList: (next: PlanBlockTask[]) => void
}

/** The fields of a step: what, who, by when, and a note. */
export function TaskFields({ block, task, list, onList }: TaskFieldsProps) {
  const { replace } = useEditing()
  const { note: _, ...withoutNote } = task
  const put = (next: PlanBlockTask, step: string) =>
    replace(replaceTask(block, next), `${step} ${task.id}`)
  const name = task.name || t('sites.plan.step')
  return (
    <li className={styles.task}>
      <div className={styles.head}>
        <TextInput
          size="sm"
          className={styles.name}
          aria-label={t('sites.plan.step')}
          placeholder={t('sites.plan.step')}
          maxLength={NAME_MAX}
          value={task.name}
          onChange={({ currentTarget }) => put({ ...task, name: currentTarget.value }, 'name')}
        />
        <EntryTools
          name={name}
          isFirst={list[0]?.id === task.id}
          isLast={list.at(-1)?.id === task.id}
          onMove={(by) => onList(moved(list, task.id, by))}
          onRemove={() => onList(list.filter(({ id }) => id !== task.id))}
        />
      </div>
      <OwnerFields
        block={block}
        owner={task.owner}
        onChange={(owner) => put({ ...task, owner }, 'owner')}
      />
      <DateField
        size="xs"
        label={t('sites.plan.due')}
        value={task.dueOn}
        onChange={(dueOn) => dueOn && put({ ...task, dueOn }, 'dueOn')}
      />
      <Textarea
        size="xs"
        autosize
        label={t('sites.plan.note')}
        placeholder={t('sites.editor.optional')}
        maxLength={TASK_NOTE_MAX}
        value={task.note ?? ''}
        onChange={({ currentTarget: { value } }) =>
          put(value ? { ...task, note: value } : withoutNote, 'note')
        }
      />
    </li>
  )
}
