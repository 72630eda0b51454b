import { useTimeout } from '@mantine/hooks'
import { type ComponentType, useState } from 'react'
import { hasStoredChanges } from '../lib/offline/stored-changes.ts'

/** Delay in ms, after which the first screen is rendered. */
const AFTER = 1_000

/** Renders what isn't part of the first screen: commands, background work, and changes that wait to be sent. */
export function LateParts() {
  const [Parts, setParts] = useState<ComponentType>()
  const load = () =>
    import('./AppParts.tsx').then(
      ({ AppParts }) => setParts(() => AppParts),
      (error: unknown) => console.error('Commands and background work are missing', error),
    )
  // Before a newer change is made.
  useTimeout(() => void load(), hasStoredChanges() ? 0 : AFTER, { autoInvoke: true })
  return Parts ? <Parts /> : null
}
