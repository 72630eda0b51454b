import { use } from 'react'
import { Entry } from './entry.ts'

/** The time after which a page is opened although what was to be saved before isn't yet. */
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
