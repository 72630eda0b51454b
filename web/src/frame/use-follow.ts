import { use } from 'react'
import { Entry } from './entry.ts'

/** Maximum time in ms to wait for a save before a page is opened. */
const PATIENCE = 1_000

/** Opens a page of either entry. A full page load would abort the passed call, so it waits for it. */
export function useFollow(): (url: string, call?: Promise<unknown>) => void {
  const { open, owns } = use(Entry)
  return (url, call) => {
    if (!call || owns(url)) return open(url)
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    void Promise.race([call, late]).then(() => open(url))
  }
}
