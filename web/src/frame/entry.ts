import { createContext } from 'react'
import type { Place } from '../lib/routing.ts'

/** Entry of the web app that the frame belongs to. */
export interface EntryPoint {
  /** The current place in the product's terms. */
  place: Place
  /** Tells whether a URL belongs to this entry; other URLs need a full page load. */
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
