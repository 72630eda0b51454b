import { useEffect } from 'react'

/** Sets `--visible-height` to what a phone's keyboard leaves of the window, while the component is mounted. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (!viewport) return
    const { style } = document.documentElement
    // Zooming in makes it smaller too, and leaves the layout as it is.
    const measure = () =>
      style.setProperty('--visible-height', `${Math.round(viewport.height * viewport.scale)}px`)
    measure()
    viewport.addEventListener('resize', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      style.removeProperty('--visible-height')
    }
  }, [])
}
