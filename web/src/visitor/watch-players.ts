import { isUnplayable } from '../lib/items/unplayable.ts'

/** Replaces players that this browser can't use by their text. */
export function watchPlayers(): void {
  // Errors don't bubble, but they can be caught on their way down.
  document.addEventListener('error', ({ target }) => show(target), { capture: true })
  // Those that failed before this script was there.
  for (const media of document.querySelectorAll<HTMLMediaElement>(
    '[data-player] :is(video, audio)',
  ))
    if (media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE || isUnplayable(media.error))
      show(media)
}

function show(target: EventTarget | null): void {
  if (!(target instanceof HTMLMediaElement || target instanceof HTMLSourceElement)) return
  if (target instanceof HTMLMediaElement && target.error && !isUnplayable(target.error)) return
  const player = target.closest('[data-player]')
  player?.querySelector('[data-played]')?.setAttribute('hidden', '')
  player?.querySelector('[data-unplayed]')?.removeAttribute('hidden')
}
