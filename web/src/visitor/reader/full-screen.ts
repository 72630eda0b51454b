import { part } from './part.ts'

/** Makes the whole page full screen without its frame, so that scrolling stays the same. */
export function offerFullScreen(within: ParentNode): { toggle(): void } {
  const button = part(within, 'tool="full"')
  const root = document.documentElement
  button.hidden = !document.fullscreenEnabled
  document.addEventListener('fullscreenchange', () => {
    button.ariaPressed = String(document.fullscreenElement !== null)
  })
  return {
    toggle() {
      if (!document.fullscreenEnabled) return
      const turned = document.fullscreenElement
        ? document.exitFullscreen()
        : root.requestFullscreen()
      // The browser may refuse; then nothing has changed.
      turned.catch(() => undefined)
    },
  }
}
