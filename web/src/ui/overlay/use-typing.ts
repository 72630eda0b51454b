import { type FormEvent, type MouseEvent, useRef, useState } from 'react'
import { useBrowserAsks } from '../use-browser-asks.ts'
import type { ModalContent } from './modal.ts'

const TEXT = 'textarea, input:not([type="password"], [type="search"], [role="combobox"])'

/** Choices of a form, which are sent with it. */
const CHOICES = 'form :is(input[type="checkbox"], input[type="radio"], select)'

/** Options of a list, and days and times of a calendar: each lies in a layer of its own, whose clicks come here too. */
const PICKED = '[role="option"], [data-choice]'

/** Marks of a form that was sent and refused. */
const REFUSED = 'form :is([aria-invalid="true"], [role="alert"])'

interface Typing {
  of: ModalContent
  isSent: boolean
}

/**
 * Notes whether text was typed into a modal, or something chosen in its form, that nobody sent or that was refused. The
 * browser asks before it leaves with it.
 */
export function useTyping(modalContent: ModalContent | null) {
  const [typing, setTyping] = useState<Typing | null>(null)
  const body = useRef<Element | null>(null)
  const isTyped = modalContent !== null && typing?.of === modalContent && !typing.isSent
  const note = (isSent: boolean) => {
    if (modalContent && (typing?.of !== modalContent || typing.isSent !== isSent))
      setTyping({ of: modalContent, isSent })
  }
  useBrowserAsks(isTyped && !modalContent.dropsText)
  return {
    hasText: () =>
      isTyped ||
      (modalContent !== null &&
        typing?.of === modalContent &&
        !!body.current?.querySelector(REFUSED)),
    listeners: {
      onInput: ({ target, currentTarget }: FormEvent) => {
        body.current = currentTarget
        if (target instanceof Element && target.matches(`${TEXT}, ${CHOICES}`)) note(false)
      },
      onClick: ({ target, currentTarget }: MouseEvent) => {
        body.current = currentTarget
        const isPicked = target instanceof Element && target.closest(PICKED)
        if (isPicked && currentTarget.querySelector('form')) note(false)
      },
      onSubmit: () => note(true),
    },
  }
}
