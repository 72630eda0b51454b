import { ActionIcon, Button, Menu } from '@mantine/core'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowMerge, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMay, useMe } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import { useDeleteWish } from '../moderation/use-moderation.ts'
import type { Navigation } from '../wishes-view.ts'
import { openEditWish } from './EditWish.tsx'
import { openMergeWish } from './MergeWish.tsx'

interface WishMenuProps extends Pick<Navigation, 'to'> {
  wish: Wish
}

/** Actions of a wish for its author and editors. */
export function WishMenu({ wish, to }: WishMenuProps) {
  const { user } = useMe()
  const isEditor = useMay('library.write')
  const remove = useDeleteWish(to({ wish: null }))
  // Others voted: what became of it concerns them too.
  const mayDelete = isEditor || wish.votes === (wish.voted ? 1 : 0)
  if (!isEditor && wish.author.id !== user.id) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil {...icon} />}
        onClick={() => openEditWish(wish)}
      >
        {t('ui.edit')}
      </Button>
      {mayDelete && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" aria-label={t('wishes.moreActions')}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isEditor && (
              <Menu.Item
                leftSection={<IconArrowMerge {...icon} />}
                onClick={() => openMergeWish(wish, to)}
              >
                {t('wishes.mergeInto')}
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              leftSection={<IconTrash {...icon} />}
              onClick={() => remove(wish)}
            >
              {t('ui.deleteAction')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
