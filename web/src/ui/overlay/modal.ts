import type { ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'

export interface ModalContent {
  title: string
  content: ReactNode
  size?: NonNullable<ModalProps['size']>
  /** Runs when the modal is closed by hand, before it closes. Such a modal keeps what was typed itself. */
  onLeave?: () => void
  /** True if what was typed is of no use once it's closed. */
  dropsText?: boolean
}

interface ModalState {
  isOpen: boolean
  shown: ModalContent | null
  /** True if it was closed with text in it, and can be opened again. */
  isKept: boolean
}

let state: ModalState = { isOpen: false, shown: null, isKept: false }
/** Element that had the focus before, and gets it back. */
let opener: Element | null = null
const listeners = new Set<() => void>()

/** Shows any content over the page: `openModal({ title: 'Share', content: <ShareForm /> })`. */
export function openModal(content: ModalContent): void {
  // One dialog after the other goes back to where the first came from.
  if (!state.shown) opener = document.activeElement
  set({ isOpen: true, shown: content, isKept: false })
}

/** Asks whether the modal may close by hand; one that answers false shows a question in place. */
let guard: (() => boolean) | null = null

/** Sets who is asked before the modal closes by hand. Returns how to stop. */
export function guardModal(mayLeave: () => boolean): () => void {
  guard = mayLeave
  return () => {
    if (guard === mayLeave) guard = null
  }
}

export function mayLeaveModal(): boolean {
  return guard?.() ?? true
}

/** Closes the modal, unless something in it isn't saved. */
export function leaveModal(): void {
  if (mayLeaveModal()) closeModal()
}

export function closeModal(): void {
  set({ ...state, isOpen: false })
}

/** Closes the modal and keeps its content with what was typed, until it is opened again or dropped. */
export function putModalAside(): void {
  set({ ...state, isOpen: false, isKept: true })
}

export function reopenModal(): void {
  if (state.isKept) set({ ...state, isOpen: true, isKept: false })
}

/** Drops what was kept, unless another modal took its place. */
export function dropKeptModal(): void {
  if (!state.isKept) return
  set({ ...state, isKept: false })
  clearModal()
}

/** Clears the content once it is out of sight, so that it doesn't vanish before its frame. */
export function clearModal(): void {
  if (!state.isOpen && !state.isKept) set({ isOpen: false, shown: null, isKept: false })
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
