import type { TablerIcon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

/** Command of the palette. */
export interface Command {
  /** Label in everyday words: a verb and its object. */
  label: string
  icon: TablerIcon
  /** Other words that find it. */
  words?: string
  run: () => void
}

type Commands = readonly (Command | false)[]

const pages = new Set<() => Commands>()

/** Offers commands in the palette while the component is mounted. Entries that are false aren't allowed. */
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

/** Returns the available commands; those of a page come before the app's. */
export function offeredCommands(): Command[] {
  return [...pages]
    .reverse()
    .flatMap((read) => read())
    .filter((command) => command !== false)
}
