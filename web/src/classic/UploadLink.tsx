import { t } from '@satchel/messages/t.ts'
import { IconUpload } from '@tabler/icons-react'
import { OPEN_UPLOAD } from '../features/uploads/UploadButton.tsx'
import { UploadTrigger } from '../features/uploads/UploadTrigger.tsx'
import { useCommands } from '../lib/commands.ts'
import { paths } from '../lib/paths.ts'
import { useMay } from '../lib/session.ts'

/** The frame's Upload button, which leads to the library: this entry takes no files. */
export function UploadLink() {
  const mayUpload = useMay('library.write')
  const open = () => window.location.assign(paths.library() + OPEN_UPLOAD)
  useCommands([
    mayUpload && { label: t('classic.upload.uploadFiles'), icon: IconUpload, run: open },
  ])
  if (!mayUpload) return null
  return <UploadTrigger variant="default" onClick={open} />
}
