import { ActionIcon } from '@mantine/core'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import styles from './BlockList.module.css'
import { useEditing } from './editing.ts'
import { nameOf } from './name-of.ts'

/** Most common actions of a block, without the menu. */
export function BlockTools({ block }: { block: Block }) {
  const { move, duplicate, remove, placeOf } = useEditing()
  const { index, count } = placeOf(block.id)
  const name = nameOf(block)
  const tools = [
    {
      label: t('sites.editor.moveUpName', { name }),
      title: t('sites.editor.moveUp'),
      icon: IconArrowUp,
      isOff: index === 0,
      run: () => move(block.id, index - 1),
    },
    {
      label: t('sites.editor.moveDownName', { name }),
      title: t('sites.editor.moveDown'),
      icon: IconArrowDown,
      isOff: index === count - 1,
      run: () => move(block.id, index + 1),
    },
    {
      label: t('sites.editor.duplicateName', { name }),
      title: t('sites.editor.duplicate'),
      icon: IconCopy,
      run: () => duplicate(block),
    },
    {
      label: t('sites.editor.deleteName', { name }),
      title: t('ui.deleteAction'),
      icon: IconTrash,
      run: () => remove(block),
    },
  ]
  return (
    <span className={styles.tools}>
      {tools.map(({ label, title, icon: Icon, isOff = false, run }) => (
        <ActionIcon
          key={title}
          size={28}
          aria-label={label}
          title={title}
          disabled={isOff}
          onClick={run}
        >
          <Icon {...icon} />
        </ActionIcon>
      ))}
    </span>
  )
}
