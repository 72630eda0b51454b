import { OPEN_UPLOAD } from '../features/uploads/UploadButton.tsx'
import { UploadTrigger } from '../features/uploads/UploadTrigger.tsx'
import { paths } from '../lib/paths.ts'
import { useMay } from '../lib/session.ts'

/** The frame's Upload button, which leads to the library: this entry takes no files. */
export function UploadLink() {
  if (!useMay('library.write')) return null
  const open = () => window.location.assign(paths.library() + OPEN_UPLOAD)
  return <UploadTrigger variant="default" onClick={open} />
}
