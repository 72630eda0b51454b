import { Docks } from '../frame/late/Docks.tsx'
import { useLeftChanges } from './use-left-changes.ts'

/** Runs background work of the app: the docks, and changes that closed tabs left. */
export function AppParts() {
  useLeftChanges()
  return <Docks />
}
