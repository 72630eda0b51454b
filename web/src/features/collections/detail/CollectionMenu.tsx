import { ActionIcon, Menu, Text } from '@mantine/core'
import type { Collection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconDots,
  IconFileText,
  IconFileZip,
  IconSnowflake,
  IconTrash,
  IconUserShare,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useMay, useMe } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import { useDelete } from '../use-delete.ts'
import { VISIBILITIES, VISIBILITY_CHANGED, type Visibility } from '../visibility.ts'
import { openHandOver } from './HandOver.tsx'
import { MuteCollection } from './MuteCollection.tsx'
import { useChange } from './use-change.ts'
import { useDownload } from './use-download.ts'
import { useFreeze } from './use-freeze.ts'

interface CollectionMenuProps {
  collection: Collection
  /** Creates a personal page of the collection; undefined without the permission. */
  onPage?: (() => void) | undefined
}

export function CollectionMenu({ collection, onPage }: CollectionMenuProps) {
  const mayWrite = useMay('library.write')
  const { download, isPreparing } = useDownload(collection)
  return (
    <Menu position="bottom-end" width={264}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          loading={isPreparing}
          aria-label={t('collections.moreFor', { name: collection.name })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileZip {...icon} />}
          disabled={collection.itemCount === 0}
          onClick={download}
        >
          {t('collections.downloadZip')}
        </Menu.Item>
        <MuteCollection collection={collection} />
        {onPage && (
          <Menu.Item
            leftSection={<IconFileText {...icon} />}
            disabled={collection.itemCount === 0}
            onClick={onPage}
          >
            {t('collections.pageForOnePerson')}
          </Menu.Item>
        )}
        {mayWrite && <Changes collection={collection} />}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Changes to a collection. Only its owner can make it private: others would lose sight of it. */
function Changes({ collection }: CollectionMenuProps) {
  const { user } = useMe()
  const isAdmin = useMay('people.manage')
  const navigate = useNavigate()
  const { freeze } = useFreeze(collection)
  const { remove } = useDelete()
  const { kind, owner } = collection
  const isMine = owner.id === user.id
  return (
    <>
      {kind === 'smart' && (
        <Menu.Item leftSection={<IconSnowflake {...icon} />} onClick={freeze}>
          {t('collections.freeze')}
          <Text size="xs" c="dimmed">
            {t('collections.freezeHint')}
          </Text>
        </Menu.Item>
      )}
      {(isMine || isAdmin) && (
        <Menu.Item
          leftSection={<IconUserShare {...icon} />}
          onClick={() => openHandOver(collection)}
        >
          {t('ui.transfer')}
        </Menu.Item>
      )}
      {isMine && <WhoSeesIt collection={collection} />}
      <Menu.Divider />
      <Menu.Item
        color="red"
        leftSection={<IconTrash {...icon} />}
        onClick={() => remove(collection, () => void navigate(paths.collections))}
      >
        {t('ui.deleteAction')}
      </Menu.Item>
    </>
  )
}

function WhoSeesIt({ collection }: CollectionMenuProps) {
  const { change } = useChange(collection)
  const { visibility: old } = collection
  const choose = (visibility: Visibility) =>
    change({ visibility }, VISIBILITY_CHANGED[visibility], { visibility: old })
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('collections.visibleTo')}</Menu.Label>
      <Menu.RadioGroup value={old} onChange={(value) => choose(value as Visibility)}>
        {VISIBILITIES.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}
