import { Menu } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconDownload,
  IconExternalLink,
  IconEye,
  IconFileUpload,
  IconHeart,
  IconHeartOff,
  IconPencil,
  IconRefresh,
  IconShare3,
  IconSquareCheck,
  IconStack2,
  IconTrash,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { icon } from '../../ui/icon.ts'
import { onApproach } from '../../ui/on-approach.ts'
import { type ItemMenuProps, ItemMenuTrigger } from './ItemMenuTrigger.tsx'
import { isShareable } from './item-state.ts'
import { MuteItem } from './MuteItem.tsx'
import { useToday } from './use-today.ts'

interface OpenItemMenuProps extends ItemMenuProps {
  trigger: { tabIndex: number; 'aria-label': string }
}

export function OpenItemMenu({ trigger, ...rest }: OpenItemMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The button that had the focus before is no more: this one came in its place.
  const returnFocus = () => {
    if (document.activeElement?.tagName !== 'INPUT') button.current?.focus({ preventScroll: true })
  }
  return (
    <Menu position="bottom-end" width={216} defaultOpened onClose={returnFocus}>
      <Menu.Target>
        <ItemMenuTrigger ref={button} {...trigger} />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuItems {...rest} />
      </Menu.Dropdown>
    </Menu>
  )
}

function MenuItems({ item, actions, onSelect, onRename }: ItemMenuProps) {
  const canShare = isShareable(item, useToday())
  return (
    <>
      {actions.share && (
        <Menu.Item
          leftSection={<IconShare3 {...icon} />}
          disabled={!canShare}
          {...onApproach(() => actions.prepareShare?.(item))}
          onClick={() => actions.share?.(item)}
        >
          {t('ui.share')}
        </Menu.Item>
      )}
      {actions.quickLook && (
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => actions.quickLook?.(item)}>
          {t('items.quickLook')}
        </Menu.Item>
      )}
      {actions.toggleFavorite && (
        <Menu.Item
          leftSection={item.favorite ? <IconHeartOff {...icon} /> : <IconHeart {...icon} />}
          onClick={() => actions.toggleFavorite?.(item)}
        >
          {item.favorite ? t('ui.removeFromFavorites') : t('ui.addToFavorites')}
        </Menu.Item>
      )}
      {onRename && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
          {t('items.rename')}
        </Menu.Item>
      )}
      {actions.addToCollection && (
        <Menu.Item
          leftSection={<IconStack2 {...icon} />}
          onClick={() => actions.addToCollection?.([item])}
        >
          {t('items.addToCollection')}
        </Menu.Item>
      )}
      {actions.more?.(item).map(({ label, icon: Icon, isOff = false, onClick }) => (
        <Menu.Item key={label} disabled={isOff} leftSection={<Icon {...icon} />} onClick={onClick}>
          {label}
        </Menu.Item>
      ))}
      {actions.replaceFile && item.kind === 'file' && (
        <Menu.Item
          leftSection={<IconFileUpload {...icon} />}
          onClick={() => actions.replaceFile?.(item)}
        >
          {t('items.replaceFile')}
        </Menu.Item>
      )}
      {(item.status === 'failed' || item.previewNote || item.recognition) &&
        actions.processAgain && (
          <Menu.Item
            leftSection={<IconRefresh {...icon} />}
            onClick={() => actions.processAgain?.(item)}
          >
            {t('items.processAgain')}
          </Menu.Item>
        )}
      <LeavingItems item={item} />
      <MuteItem item={item} />
      {onSelect && (
        <Menu.Item leftSection={<IconSquareCheck {...icon} />} onClick={onSelect}>
          {t('items.select')}
        </Menu.Item>
      )}
      {actions.moveToBin && (
        <>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...icon} />}
            onClick={() => actions.moveToBin?.([item])}
          >
            {t('ui.deleteAction')}
          </Menu.Item>
        </>
      )}
    </>
  )
}

function LeavingItems({ item: { url, downloadUrl, originalName } }: { item: Item }) {
  return (
    <>
      {url && (
        <Menu.Item
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink {...icon} />}
        >
          {t('items.openPage')}
        </Menu.Item>
      )}
      {downloadUrl && (
        <Menu.Item
          component="a"
          href={downloadUrl}
          download={originalName}
          leftSection={<IconDownload {...icon} />}
        >
          {t('ui.download')}
        </Menu.Item>
      )}
    </>
  )
}
