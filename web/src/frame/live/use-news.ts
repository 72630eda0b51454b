import type { Activity } from '@satchel/contract/activity.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '../../lib/session.ts'

type Change = Pick<Activity, 'id' | 'itemId'>

export interface News {
  /** Changes by others since the activity was last viewed. */
  changes: readonly Change[]
  clear: () => void
}

const SEEN = 'seen'

/** Counts changes by others until one views them in any tab. */
export function useNews(): News & { add: (activity: Activity) => void } {
  const [changes, setChanges] = useState<readonly Change[]>([])
  const { user: me } = useMe()
  const counted = useRef(new Set<string>())
  const tabs = useRef<BroadcastChannel>(undefined)

  useEffect(() => {
    const channel = new BroadcastChannel('satchel-news')
    tabs.current = channel
    channel.onmessage = ({ data }) => data === SEEN && setChanges([])
    return () => channel.close()
  }, [])

  const clear = useCallback(() => {
    setChanges([])
    tabs.current?.postMessage(SEEN)
  }, [])

  const add = ({ id, itemId, actor }: Activity) => {
    // One's own work is no news, nor that of the product, nor what was counted before.
    if (!actor || actor.id === me.id || counted.current.has(id)) return
    counted.current.add(id)
    setChanges((before) => [...before, { id, itemId }])
  }
  return { changes, clear, add }
}
