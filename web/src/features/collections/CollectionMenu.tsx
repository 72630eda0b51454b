import { ActionIcon, Menu } from '@mantine/core'
import type { Collection } from '@satchel/contract/collections.ts'
import { IconDots, IconTrash } from '@tabler/icons-react'
import { useMe } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { openDeleteCollection } from './DeleteCollection.tsx'
import { VISIBILITIES, type Visibility } from './visibility.ts'

interface CollectionMenuProps {
  collection: Collection
  onVisibility: (visibility: Visibility) => void
}

/** Only its owner can make it private: nobody else would see it again. */
export function CollectionMenu({ collection, onVisibility }: CollectionMenuProps) {
  const { user } = useMe()
  const isMine = collection.owner.id === user.id
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={`More for ${collection.name}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isMine && (
          <>
            <Menu.Label>Who sees it</Menu.Label>
            <Menu.RadioGroup
              value={collection.visibility}
              onChange={(value) => onVisibility(value as Visibility)}
            >
              {VISIBILITIES.map(({ value, label }) => (
                <Menu.RadioItem key={value} value={value}>
                  {label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Divider />
          </>
        )}
        <Menu.Item
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={() => openDeleteCollection(collection)}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
