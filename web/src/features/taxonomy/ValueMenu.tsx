import { ActionIcon, Menu } from '@mantine/core'
import type { Category, CategoryValue } from '@satchel/contract/taxonomy.ts'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconDots,
  IconTrash,
} from '@tabler/icons-react'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'
import { icon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import * as labels from './labels.ts'
import { openMove } from './MoveForm.tsx'
import type { Change } from './use-settings.ts'

interface ValueMenuProps {
  category: Category
  value: CategoryValue
  /** Values of the category, in order. */
  values: readonly CategoryValue[]
  isRequired: boolean
  send: (change: Change) => void
  /** Moves the value up, or down, by one place; undefined at the end of the list. */
  onUp?: () => void
  onDown?: () => void
}

export function ValueMenu(props: ValueMenuProps) {
  const { value, values, send, onUp, onDown } = props
  const { id, label, archived } = value
  const archive = () =>
    send({
      body: { changeValue: { id, archived: !archived } },
      said: archived ? labels.labelRestored(label) : labels.valueArchived(label),
    })
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <ActionIcon size={32} aria-label={labels.moreFor(label)}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!archived && (
          <>
            <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={!onUp} onClick={onUp}>
              {labels.moveUp}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown {...icon} />}
              disabled={!onDown}
              onClick={onDown}
            >
              {labels.moveDown}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item
          leftSection={<IconArrowMerge {...icon} />}
          disabled={values.length < 2}
          onClick={() => openMerge(props)}
        >
          {labels.merge}
        </Menu.Item>
        <Menu.Item
          leftSection={archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={archive}
        >
          {archived ? uiLabels.restore : labels.archive}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => remove(props)}>
          {uiLabels.deleteAction}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function targetsOf({ value, values }: ValueMenuProps) {
  return values
    .filter(({ id, archived }) => id !== value.id && !archived)
    .map(({ id, label }) => ({ value: id, label }))
}

function openMerge(props: ValueMenuProps): void {
  const { id, label, itemCount } = props.value
  openMove({
    title: labels.mergeValue(label),
    line:
      itemCount === 0 ? labels.noItemsUse(label) : labels.itemsWillGetOtherValue(itemCount, label),
    label: labels.mergeInto,
    targets: targetsOf(props),
    first: null,
    button: labels.merge,
    changeTo: (target) => ({
      body: { mergeValues: { from: [id], into: target?.value ?? '' } },
      said: labels.mergedInto(label, target?.label),
    }),
  })
}

/** Removes a value; asks only if items need another one. */
function remove(props: ValueMenuProps): void {
  const { value, category, isRequired, send } = props
  const { id, label, itemCount } = value
  const message = labels.deleted(label)
  if (itemCount === 0) {
    send({ body: { removeValue: { id } }, said: message })
    return
  }
  const rule = isRequired ? labels.requiredNote(CATEGORY_LABELS[category]) : ''
  openMove({
    title: labels.deleteLabel(label),
    line: labels.inUse(itemCount, rule),
    label: labels.replaceWith,
    targets: targetsOf(props),
    first: null,
    mayBeNone: labels.noValue,
    button: uiLabels.deleteAction,
    isDestructive: true,
    changeTo: (target) => ({
      body: { removeValue: { id, moveTo: target?.value ?? null } },
      said: message,
    }),
  })
}
