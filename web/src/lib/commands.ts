import type { TablerIcon } from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readView, setView, viewState } from './view-state.ts'

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

/** The commands of each mounted component that offers some. */
const OFFERS = viewState<readonly (() => Commands)[]>('commands', [])

/** Offers commands in the palette while the component is mounted. Entries that are false aren't allowed. */
export function useCommands(commands: Commands): void {
  const client = useQueryClient()
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    const read = () => latest.current
    setView(client, OFFERS, [...readView(client, OFFERS), read])
    return () => {
      const others = readView(client, OFFERS).filter((each) => each !== read)
      setView(client, OFFERS, others)
    }
  }, [client])
}

/** Returns the available commands; those of a page come before the app's. */
export function offeredCommands(client: QueryClient): Command[] {
  return readView(client, OFFERS)
    .toReversed()
    .flatMap((read) => read())
    .filter((command) => command !== false)
}
