import { ActionIcon, Checkbox, Menu } from '@mantine/core'
import { TAG_MAX } from '@satchel/contract/constants.ts'
import type { Tag } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowMerge, IconDots, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { paths } from '../../lib/paths.ts'
import { icon } from '../../ui/icon.ts'
import { EditableText } from '../../ui/text/EditableText.tsx'
import { ColorButton } from './ColorButton.tsx'
import styles from './TagsSection.module.css'

export interface TagActions {
  rename: (tag: Tag, label: string) => Promise<unknown>
  recolor: (tag: Tag, color: string | null) => void
  merge: (tags: readonly Tag[]) => void
  remove: (tags: readonly Tag[]) => void
  toggle: (key: string) => void
}

interface TagRowProps {
  tag: Tag
  index: number
  total: number
  top: number
  isChosen: boolean
  actions: TagActions
  onFocus: (index: number) => void
}

export const TagRow = memo(function TagRow({
  tag,
  index,
  total,
  top,
  isChosen,
  actions,
  onFocus,
}: TagRowProps) {
  const { key, label, color, itemCount } = tag
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={total}
      className={styles.row}
      data-chosen={isChosen || undefined}
      onFocus={() => onFocus(index)}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Checkbox
        size="xs"
        radius="xs"
        aria-label={t('taxonomy.selectTag', { label })}
        checked={isChosen}
        onChange={() => actions.toggle(key)}
      />
      <ColorButton label={label} color={color} onChange={(next) => actions.recolor(tag, next)} />
      <div className={styles.label}>
        <EditableText
          label={t('taxonomy.nameOf', { label })}
          value={label}
          maxLength={TAG_MAX}
          isRequired
          onSave={(next) => actions.rename(tag, next)}
        />
      </div>
      {itemCount === 0 ? (
        <span className={styles.count}>{t('taxonomy.unused')}</span>
      ) : (
        <a className={styles.count} href={paths.library({ tags: key })}>
          {t('taxonomy.items', { count: itemCount })}
        </a>
      )}
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon size={32} aria-label={t('taxonomy.moreFor', { label })}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconArrowMerge {...icon} />}
            onClick={() => actions.merge([tag])}
          >
            {t('taxonomy.merge')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...icon} />}
            onClick={() => actions.remove([tag])}
          >
            {t('ui.deleteAction')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
})
