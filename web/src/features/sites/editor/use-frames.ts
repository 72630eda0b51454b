import { useEffect, useRef, useState } from 'react'

interface Frames {
  address: string
  revision: number
  /** Tells whether the page is typed into, and so isn't to be replaced. */
  isBusy: (frame: HTMLIFrameElement) => boolean
  /** Runs with each page that is shown. */
  onReady: (frame: HTMLIFrameElement) => void
}

/** Keeps the current frame until the next one has loaded, and as long as it is typed into. */
export function useFrames({ address, revision, isBusy, onReady }: Frames) {
  const [frames, setFrames] = useState<readonly number[]>([0])
  const [shown, setShown] = useState(0)
  const current = useRef<HTMLIFrameElement>(null)
  const last = useRef({ address, revision })
  const isLate = useRef(false)

  const mayReplace = () => !current.current || !isBusy(current.current)
  const load = () => {
    isLate.current = false
    setFrames((now) => [...now.slice(0, 1), (now.at(-1) ?? 0) + 1])
  }

  useEffect(() => {
    if (last.current.revision === revision && last.current.address === address) return
    last.current = { address, revision }
    if (mayReplace()) load()
    else isLate.current = true
  })

  const onLoad = (number: number, frame: HTMLIFrameElement) => {
    if (current.current && current.current !== frame && !mayReplace()) {
      isLate.current = true
      setFrames((now) => now.filter((each) => each !== number))
      return
    }
    const top = current.current?.contentWindow?.scrollY ?? 0
    frame.contentWindow?.scrollTo({ top, behavior: 'instant' })
    current.current = frame
    setShown(number)
    setFrames((now) => now.filter((each) => each >= number))
    onReady(frame)
  }
  /** Loads the page again if that had to wait, once nothing is typed into it anymore. */
  const settle = () => {
    if (isLate.current && mayReplace()) load()
  }
  return { frames, shown, onLoad, settle }
}
