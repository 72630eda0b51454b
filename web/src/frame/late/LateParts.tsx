import { useTimeout } from '@mantine/hooks'
import { type ComponentType, useState } from 'react'
import { readStored } from '../../lib/browser-storage.ts'
import { hasStoredChanges } from '../../lib/offline/stored-changes.ts'

/** Delay in ms, after which the first screen is rendered. */
const AFTER = 1_000

interface LatePartsProps {
  load: () => Promise<ComponentType>
}

/** Renders what isn't part of the first screen: commands, background work, and changes that wait to be sent. */
export function LateParts({ load }: LatePartsProps) {
  const [Parts, setParts] = useState<ComponentType>()
  const show = () =>
    load().then(
      (loaded) => setParts(() => loaded),
      (error: unknown) => console.error('Commands and background work are missing', error),
    )
  // Before a newer change is made, and so that files go on at once.
  const isAwaited = hasStoredChanges() || readStored('unfinishedUploads') !== null
  useTimeout(() => void show(), isAwaited ? 0 : AFTER, { autoInvoke: true })
  return Parts ? <Parts /> : null
}
