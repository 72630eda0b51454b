import { Menu } from '@mantine/core'
import { useFileDialog } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { IconFiles, IconFolder, IconLink, IconTableImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { isInClassic } from '../../lib/routing.ts'
import { icon } from '../../ui/icon.ts'
import { useUpload, useUploadTarget } from './target.ts'
import { type UploadButtonProps, UploadTrigger } from './UploadTrigger.tsx'
import { prepareUploads } from './upload.ts'

const CAN_CHOOSE_FOLDERS = 'webkitdirectory' in HTMLInputElement.prototype

export function UploadMenu({ onAddWebLink, variant = 'filled' }: UploadButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const upload = useUpload()
  const target = useUploadTarget()
  const take = (files: FileList | null) => upload([...(files ?? [])])
  const files = useFileDialog({ multiple: true, resetOnOpen: true, onChange: take })
  const folder = useFileDialog({ directory: true, resetOnOpen: true, onChange: take })
  const prepare = () => void prepareUploads().catch(() => {})
  const addWebLink = () => onAddWebLink(target ? { collectionId: target.collectionId } : {})
  return (
    <Menu
      position="bottom-end"
      width={256}
      defaultOpened
      // `returnFocus` knows nothing to return to where a menu is open from the start.
      onClose={() => button.current?.focus({ preventScroll: true })}
      onOpen={prepare}
    >
      <Menu.Target>
        <UploadTrigger ref={button} variant={variant} onPointerEnter={prepare} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {target ? t('uploads.toName', { name: target.name }) : t('uploads.toTheLibrary')}
        </Menu.Label>
        <Menu.Item leftSection={<IconFiles {...icon} />} onClick={files.open}>
          {t('uploads.files')}
        </Menu.Item>
        {CAN_CHOOSE_FOLDERS && (
          <Menu.Item leftSection={<IconFolder {...icon} />} onClick={folder.open}>
            {t('uploads.folder')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={addWebLink}>
          {t('uploads.webLink')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={paths.imports()}
          reloadDocument={isInClassic()}
          leftSection={<IconTableImport {...icon} />}
        >
          {t('uploads.importListCsvOrSitemap')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
