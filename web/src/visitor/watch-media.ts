/** Part from one second to another. */
type Part = [from: number, to: number]

export interface Played {
  parts(): Part[]
}

/** Maximum number of parts; beyond it, adjacent ones are merged. */
const PARTS_MAX = 100
/** Maximum seconds between two events of a video that plays on. */
const STEP = 2

/** Watches which parts of a video or recording are played; `onPlayed` is called while it plays. */
export function watchMedia(onPlayed: () => void): Played {
  const parts: Part[] = []
  let current: Part | undefined

  const on = (type: string, act: (media: HTMLMediaElement) => void) =>
    // These do not bubble, but they can be caught on their way down.
    document.addEventListener(
      type,
      ({ target }) => target instanceof HTMLMediaElement && act(target),
      { capture: true },
    )
  on('playing', ({ currentTime }) => begin(currentTime))
  on('timeupdate', ({ currentTime, paused, seeking, playbackRate }) => {
    if (paused || seeking) return
    onPlayed()
    const step = currentTime - (current?.[1] ?? Number.NaN)
    if (current && step >= 0 && step <= STEP * Math.max(1, playbackRate)) current[1] = currentTime
    else begin(currentTime)
  })
  on('pause', ({ currentTime, seeking }) => {
    if (current && !seeking && currentTime > current[1]) current[1] = currentTime
    current = undefined
  })
  on('seeking', () => {
    current = undefined
  })

  function begin(at: number): void {
    if (current && Math.abs(at - current[1]) < 0.5) return
    current = [at, at]
    parts.push(current)
    if (parts.length > PARTS_MAX) parts.splice(0, PARTS_MAX, ...joined(parts.slice(0, PARTS_MAX)))
  }

  return {
    parts: () =>
      parts.filter(([from, to]) => to > from).map(([from, to]) => [tenth(from), tenth(to)]),
  }
}

function joined(parts: Part[]): Part[] {
  const sorted = parts.filter(([from, to]) => to > from).sort(([a], [b]) => a - b)
  const all: Part[] = []
  for (const [from, to] of sorted) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
