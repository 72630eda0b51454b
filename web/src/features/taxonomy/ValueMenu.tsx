import { ActionIcon, Menu } from '@mantine/core'
import type { Category, CategoryValue } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
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
      said: archived
        ? t('taxonomy.labelRestored', { label })
        : t('taxonomy.valueArchived', { label }),
    })
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <ActionIcon size={32} aria-label={t('taxonomy.moreFor', { label })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!archived && (
          <>
            <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={!onUp} onClick={onUp}>
              {t('taxonomy.moveUp')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown {...icon} />}
              disabled={!onDown}
              onClick={onDown}
            >
              {t('taxonomy.moveDown')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item
          leftSection={<IconArrowMerge {...icon} />}
          disabled={values.length < 2}
          onClick={() => openMerge(props)}
        >
          {t('taxonomy.merge')}
        </Menu.Item>
        <Menu.Item
          leftSection={archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={archive}
        >
          {archived ? t('ui.restore') : t('taxonomy.archive')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => remove(props)}>
          {t('ui.deleteAction')}
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
    title: t('taxonomy.mergeValue', { label }),
    line:
      itemCount === 0
        ? t('taxonomy.noItemsUse', { label })
        : t('taxonomy.itemsWillGetOtherValue', { itemCount, label }),
    label: t('taxonomy.mergeInto'),
    targets: targetsOf(props),
    first: null,
    button: t('taxonomy.merge'),
    changeTo: (target) => ({
      body: { mergeValues: { from: [id], into: target?.value ?? '' } },
      said: t('taxonomy.mergedInto', { merged: label, stored: target?.label ?? '' }),
    }),
  })
}

/** Removes a value; asks only if items need another one. */
function remove(props: ValueMenuProps): void {
  const { value, category, isRequired, send } = props
  const { id, label, itemCount } = value
  const message = t('taxonomy.deleted', { label })
  if (itemCount === 0) {
    send({ body: { removeValue: { id } }, said: message })
    return
  }
  const rule = isRequired
    ? t('taxonomy.requiredNote', { categoryLabels: CATEGORY_LABELS[category] })
    : ''
  openMove({
    title: t('taxonomy.deleteLabel', { label }),
    line: t('taxonomy.inUse', { itemCount, rule }),
    label: t('taxonomy.replaceWith'),
    targets: targetsOf(props),
    first: null,
    mayBeNone: t('taxonomy.noValue'),
    button: t('ui.deleteAction'),
    isDestructive: true,
    changeTo: (target) => ({
      body: { removeValue: { id, moveTo: target?.value ?? null } },
      said: message,
    }),
  })
}
