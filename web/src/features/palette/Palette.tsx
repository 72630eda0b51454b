import { Modal } from '@mantine/core'
import { useRef } from 'react'
import type { Command } from '../../lib/commands.ts'
import * as labels from './labels.ts'
import styles from './Palette.module.css'
import { PaletteList } from './PaletteList.tsx'

export interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  /** Goes to a page of the app. */
  open: (url: string) => void
  commands: readonly Command[]
  places: readonly Command[]
}

/** Finds anything and does anything, by keyboard alone. */
export function Palette({ isOpen, onClose, ...offered }: PaletteProps) {
  const chosen = useRef<(() => void) | null>(null)
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
      <Modal.Content aria-label={labels.commandPalette}>
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
