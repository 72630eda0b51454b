import type { ComboboxStore } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { type Choice, takesFirst } from './recipient-choices.ts'

interface ChoiceKeys {
  value: string
  choices: readonly Choice[]
  isOpen: boolean
  store: Pick<ComboboxStore, 'openDropdown' | 'closeDropdown'>
  onChoose: (choice: Choice | undefined) => void
}

/** Highlights the first match as one types, moves with the arrow keys, and takes the highlighted one with Enter. */
export function useChoiceKeys({ value, choices, isOpen, store, onChoose }: ChoiceKeys) {
  const [moved, setMoved] = useState({ value, index: -1 })
  const count = choices.length
  const start = takesFirst(value) ? 0 : -1
  // Typing goes back to the first match.
  const index = moved.value === value && moved.index >= 0 ? moved.index : start
  const active = isOpen ? Math.min(index, count - 1) : -1

  const move = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active
    store.openDropdown()
    setMoved({ value, index: isOpen ? (from + step + count) % count : Math.max(start, 0) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      onChoose(choices[active])
    } else if (event.key === 'Enter' || event.key === 'Escape') store.closeDropdown()
  }
  return { active, onKeyDown }
}
