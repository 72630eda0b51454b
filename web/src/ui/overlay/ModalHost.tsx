import { Modal } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { MOTION } from '../../lib/format/design-tokens.ts'
import { toast } from '../feedback/toast.tsx'
import styles from './ModalHost.module.css'
import {
  clearModal,
  closeModal,
  dropKeptModal,
  getModal,
  getOpener,
  type ModalContent,
  mayLeaveModal,
  putModalAside,
  reopenModal,
  subscribeModal,
} from './modal.ts'
import { useTyping } from './use-typing.ts'

/** Returns the focus to where it was before the dialog opened. */
function leave(): void {
  clearModal()
  const focused = document.activeElement
  if (focused && focused !== document.body && !focused.closest('[role="dialog"]')) return
  const from = getOpener()
  // An item of a menu is gone with its menu; what opened that is still there.
  const menu = from?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const back = menu ? document.getElementById(menu) : from
  const target = back?.isConnected ? back : document.getElementById('content')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

const FIRST = 'input, textarea, select, button'

/** Moves the focus into what a dialog shows late, or in place of what it showed before, which had it. */
function useFocusOf(modalContent: ModalContent | null) {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(modalContent)
  useEffect(() => {
    const isNext = before.current && modalContent && before.current !== modalContent
    before.current = modalContent
    if (!isNext || document.activeElement?.closest('[role="dialog"]')) return
    const first = body.current?.querySelector<HTMLElement>('[data-autofocus]')
    const target = first ?? body.current?.querySelector<HTMLElement>(FIRST)
    target?.focus({ preventScroll: true })
  }, [modalContent])
  return useCallback((node: HTMLDivElement) => {
    body.current = node
    return whenLate(node, (field) => field.focus({ preventScroll: true }))
  }, [])
}

/** Calls back once the first field of a dialog is there, unless something in it has the focus. Returns how to stop. */
function whenLate(body: HTMLElement, callback: (field: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => {
    const field = body.querySelector<HTMLElement>('[data-autofocus]')
    if (!field) return
    observer.disconnect()
    if (!body.contains(document.activeElement)) callback(field)
  })
  observer.observe(body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The only place where modals are shown; `openModal` in modal.ts sets the content. */
export function ModalHost() {
  const { isOpen, shown, isKept } = useSyncExternalStore(subscribeModal, getModal)
  const body = useFocusOf(shown)
  const typing = useTyping(shown)
  const leaveByHand = () => {
    if (!mayLeaveModal()) return
    shown?.onLeave?.()
    if (!shown || shown.onLeave || shown.dropsText || !typing.hasText()) return closeModal()
    putModalAside()
    toast({
      message: t('ui.dialogs.closedWithText', { title: shown.title }),
      action: { label: t('ui.dialogs.openAgain'), onClick: reopenModal },
      onClose: dropKeptModal,
    })
  }
  return (
    <Modal.Root
      opened={isOpen}
      onClose={leaveByHand}
      keepMounted={isKept}
      closeOnClickOutside={false}
      onExitTransitionEnd={leave}
      returnFocus={false}
      transitionProps={{ transition: 'pop', duration: MOTION.dialog }}
      size={shown?.size ?? 'md'}
      yOffset="5dvh"
    >
      <Modal.Overlay onClick={leaveByHand} />
      <Modal.Content className={styles.content ?? ''}>
        <Modal.Header>
          <Modal.Title fw={600}>{shown?.title}</Modal.Title>
          <Modal.CloseButton aria-label={t('ui.close')} />
        </Modal.Header>
        <Modal.Body ref={body} {...typing.listeners}>
          {shown?.content}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
