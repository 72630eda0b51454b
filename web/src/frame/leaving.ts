import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { setView, useView, viewState } from '../lib/view-state.ts'

/** The place whose page is being loaded in full; the frame shows it as the current one until that is there. */
const PLACE = viewState<string | null>('leaving', null)

/** Returns the place being left for, and a function that sets it. */
export function useLeaving(): [string | null, (to: string | null) => void] {
  const client = useQueryClient()
  const leaveFor = useCallback((to: string | null) => setView(client, PLACE, to), [client])
  useEffect(() => {
    // A page that the browser kept is shown again as it was left.
    const back = ({ persisted }: PageTransitionEvent) => persisted && leaveFor(null)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [leaveFor])
  return [useView(PLACE), leaveFor]
}
