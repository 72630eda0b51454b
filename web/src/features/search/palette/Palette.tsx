import { Modal } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useEffect, useRef } from 'react'
import { track } from '../../../lib/tracker/track.ts'
import styles from './Palette.module.css'
import { type Offered, PaletteList } from './PaletteList.tsx'

interface PaletteProps extends Offered {
  isOpen: boolean
  onClose: () => void
}

/** Command palette, which searches and runs everything by keyboard. */
export function Palette({ isOpen, onClose, ...offered }: PaletteProps) {
  const chosen = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (isOpen) track('palette.opened')
  }, [isOpen])
  // The focus goes back first: a dialog that opens next returns it to where it was.
  const leave = () => {
    const run = chosen.current
    chosen.current = null
    run?.()
  }
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={leave}
      size={640}
      yOffset="12dvh"
      classNames={{ inner: styles.inner ?? '', content: styles.content ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('search.palette.commandPalette')}>
        <PaletteList
          {...offered}
          onClose={onClose}
          onRun={(run) => {
            chosen.current = run
            onClose()
          }}
        />
      </Modal.Content>
    </Modal.Root>
  )
}
