import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../lib/session.ts'
import { type UploadButtonProps, UploadTrigger } from './UploadTrigger.tsx'

const loadMenu = async () => ({ default: (await import('./UploadMenu.tsx')).UploadMenu })
const UploadMenu = lazy(loadMenu)

/** The menu is loaded when one reaches for it. */
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
