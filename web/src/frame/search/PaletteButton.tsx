import { ActionIcon } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { icon } from '../../ui/icon.ts'

const loadPalette = async () => ({
  default: (await loadPart(() => import('./FramePalette.tsx'))).FramePalette,
})
const FramePalette = lazy(loadPalette)

/** Delay in ms, after which the page has loaded its own data. */
const AT_REST = 3_000

/** Button of the command palette, which Ctrl or Cmd and K also open. */
export function PaletteButton() {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  useHotkeys([['mod+K', () => (isOpen ? setOpen(false) : open())]], [])
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => {}), AT_REST)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <ActionIcon
        size={28}
        aria-label={t('frame.commandPalette')}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('frame.commandPalette')}
        onPointerEnter={() => void loadPalette()}
        onClick={open}
      >
        <IconSearch {...icon} />
      </ActionIcon>
      {isWanted && (
        <Suspense>
          <FramePalette isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
