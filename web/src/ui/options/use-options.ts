import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

export interface Option {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Dimmed text beside the label. */
  detail?: ReactNode
  run: () => void
}

export interface OptionGroup {
  id: string
  label?: string
  options: readonly Option[]
}

interface Behavior {
  /** True to activate the first option at once; otherwise none is active until an arrow key is pressed. */
  startsActive: boolean
  /** True if Tab also selects the active option. */
  takesTab?: boolean
}

/** Tracks the active option of a list whose text field keeps the focus. */
export function useOptions(groups: readonly OptionGroup[], { startsActive, takesTab }: Behavior) {
  const listId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.options)
  const found = options.findIndex(({ id }) => id === chosen)
  const active = found < 0 && startsActive && options.length > 0 ? 0 : found
  const elementId = (index: number) => `${listId}-${index}`

  const move = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active
    setChosen(options[(from + step + options.length) % options.length]?.id ?? null)
  }

  /** Returns whether the list handled the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || options.length === 0) return false
    const act = actionOf(event)
    act?.()
    if (act) event.preventDefault()
    return act !== undefined
  }

  const actionOf = ({ key, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => move(1)
    if (key === 'ArrowUp') return () => move(-1)
    const takes = key === 'Enter' || (key === 'Tab' && takesTab && !shiftKey)
    return takes ? options[active]?.run : undefined
  }

  return {
    listId,
    groups,
    onKeyDown,
    activeId: options[active]?.id ?? null,
    activate: setChosen,
    elementId,
    /** Props of the text field. */
    field: {
      'aria-controls': listId,
      'aria-activedescendant': active < 0 ? undefined : elementId(active),
    },
  }
}

export type Options = ReturnType<typeof useOptions>
