import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { useMay } from '../../lib/session.ts'
import { type UploadButtonProps, UploadTrigger } from './UploadTrigger.tsx'

const loadMenu = async () => ({
  default: (await loadPart(() => import('./UploadMenu.tsx'))).UploadMenu,
})
const UploadMenu = lazy(loadMenu)
/** Button whose menu is loaded when it is approached. */
export function UploadButton({ onAddWebLink, variant = 'filled' }: UploadButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const mayUpload = useMay('library.write')
  if (!mayUpload) return null
  const trigger = (
    <UploadTrigger
      variant={variant}
      onPointerEnter={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <UploadMenu onAddWebLink={onAddWebLink} variant={variant} />
    </Suspense>
  )
}
