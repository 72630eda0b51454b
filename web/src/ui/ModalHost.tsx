import { Modal } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { MOTION } from '../lib/look.ts'
import { clearModal, closeModal, getModal, subscribeModal } from './modal.ts'

/** The one place where modals are shown; `openModal` in modal.ts says what. */
export function ModalHost() {
  const { isOpen, shown } = useSyncExternalStore(subscribeModal, getModal)
  const leaveByBackdrop = () => {
    shown?.onBackdrop?.()
    closeModal()
  }
  return (
    <Modal.Root
      opened={isOpen}
      onClose={closeModal}
      closeOnClickOutside={false}
      onExitTransitionEnd={clearModal}
      transitionProps={{ transition: 'pop', duration: MOTION.dialog }}
      size={shown?.size ?? 'md'}
      yOffset="8dvh"
    >
      <Modal.Overlay onClick={leaveByBackdrop} />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title fw={600}>{shown?.title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>{shown?.content}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
