import { type RefObject, useLayoutEffect } from 'react'
import { removeStored, writeStored } from '../lib/browser-storage.ts'

/**
 * Keeps the frame's HTML in this tab when its page is left. The script in `index.html` and `classic/index.html` shows
 * it as soon as the next page loads, until React has rendered the frame itself: between the two entries, the
 * navigation stays in place.
 */
export function useFrameSnapshot(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    document.getElementById('frame')?.remove()
    const save = () => {
      // Without room for it, the next page starts without the frame.
      if (frame.current) writeStored('frame', snapshotOf(frame.current))
    }
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      // Whoever signs in next has a frame of their own.
      removeStored('frame')
    }
  }, [frame])
}

function snapshotOf(frame: HTMLElement): string {
  const copy = frame.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll(
    'main > :not([data-of-frame]), main ~ *, :not([data-of-frame]) > [role=status] > *',
  ))
    part.remove()
  // Two elements of one id would both be found.
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id')
  const styles = [...document.querySelectorAll('style[data-mantine-styles]')]
  const scheme = document.documentElement.dataset.mantineColorScheme
  const html = styles.map((style) => style.outerHTML).join('') + copy.outerHTML
  return JSON.stringify({ scheme, html })
}
