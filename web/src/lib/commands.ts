import type { TablerIcon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

/** Something the command palette can do. */
export interface Command {
  /** As people say it: a verb and what it is done to. */
  label: string
  icon: TablerIcon
  /** Other words it is found by. */
  words?: string
  run: () => void
}

type Commands = readonly (Command | false)[]

const pages = new Set<() => Commands>()

/** Offers commands in the palette for as long as the component is shown. What isn't allowed is false. */
export function useCommands(commands: Commands): void {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    const read = () => latest.current
    pages.add(read)
    return () => void pages.delete(read)
  }, [])
}

/** Returns what can be done here; what a page offers comes before what the app does. */
export function offeredCommands(): Command[] {
  return [...pages]
    .reverse()
    .flatMap((read) => read())
    .filter((command) => command !== false)
}
