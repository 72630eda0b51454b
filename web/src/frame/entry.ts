import { createContext } from 'react'
import type { Place } from '../lib/routing.ts'

/** Which of the two entries of the web app the frame belongs to. */
export interface EntryPoint {
  /** The current place, as the product names it. */
  place: Place
  /** Its own pages open in place, those of the other entry by a full page load. */
  owns: (url: string) => boolean
  open: (url: string, options?: { replace?: boolean }) => void
  preload: (url: string) => void
}

export const Entry = createContext<EntryPoint>({
  place: { pathname: '/', search: '' },
  owns: () => false,
  open: (url) => window.location.assign(url),
  preload: () => {},
})
