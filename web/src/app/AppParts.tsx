import { Docks } from '../frame/late/Docks.tsx'
import { useLeftChanges } from './use-left-changes.ts'

/** What all pages of the app run beside the first screen. */
export function AppParts() {
  useLeftChanges()
  return <Docks />
}
