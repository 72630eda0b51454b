import { use, useEffect } from 'react'
import { hasOwnKeys } from '../../lib/own-keys.ts'
import { Entry } from '../entry.ts'
import { usePlaces, useTools } from '../navigation.ts'
import { GO_KEYS } from './go-keys.ts'

/** Time in ms in which the second key follows the first. */
const PAIR = 1_500

/** Opens a place by two keys: G, then the letter of the place. */
export function useGoKeys(): void {
  const { open } = use(Entry)
  const places = [...usePlaces(), ...useTools()]
  useEffect(() => {
    let begunAt = Number.NEGATIVE_INFINITY
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && !event.repeat
      if (!isPlain || hasOwnKeys(event.target)) return
      const key = event.key.toLowerCase()
      const isSecond = event.timeStamp - begunAt < PAIR
      begunAt = key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY
      const place = isSecond && places.find(({ to }) => GO_KEYS[to] === key)
      if (!place) return
      event.preventDefault()
      // Nothing else hears the second key.
      event.stopImmediatePropagation()
      open(place.to)
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  })
}
