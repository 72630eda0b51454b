import type { ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'

export interface ModalContent {
  title: string
  content: ReactNode
  size?: NonNullable<ModalProps['size']>
  /** Runs on a click beside the modal, before it closes. */
  onBackdrop?: () => void
}

interface ModalState {
  isOpen: boolean
  shown: ModalContent | null
}

let state: ModalState = { isOpen: false, shown: null }
/** Element that had the focus before, and gets it back. */
let opener: Element | null = null
const listeners = new Set<() => void>()

/** Shows any content over the page: `openModal({ title: 'Share', content: <ShareForm /> })`. */
export function openModal(shown: ModalContent): void {
  // One dialog after the other goes back to where the first came from.
  if (!state.shown) opener = document.activeElement
  set({ isOpen: true, shown })
}

export function closeModal(): void {
  set({ ...state, isOpen: false })
}

/** Clears the content once it is out of sight, so that it doesn't vanish before its frame. */
export function clearModal(): void {
  if (!state.isOpen) set({ isOpen: false, shown: null })
}

export function getOpener(): Element | null {
  return opener
}

export function getModal(): ModalState {
  return state
}

export function subscribeModal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: ModalState): void {
  state = next
  for (const listener of listeners) listener()
}
