import { useCallbackRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

/** Time in ms between looks at whether the first page can be read. */
const LOOK = 50
const NONE = -1
export const FIRST = 0

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
  const [frames, setFrames] = useState<readonly number[]>([FIRST])
  const [shown, setShown] = useState(NONE)
  const current = useRef<HTMLIFrameElement>(null)
  const page = useRef<Document>(null)
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

  const onLoad = useCallbackRef((number: number, frame: HTMLIFrameElement) => {
    // It was taken before its pictures were there.
    if (frame.contentDocument === page.current) return
    if (current.current && current.current !== frame && !mayReplace()) {
      isLate.current = true
      setFrames((now) => now.filter((each) => each !== number))
      return
    }
    const top = current.current?.contentWindow?.scrollY ?? 0
    frame.contentWindow?.scrollTo({ top, behavior: 'instant' })
    current.current = frame
    page.current = frame.contentDocument
    setShown(number)
    setFrames((now) => now.filter((each) => each >= number))
    onReady(frame)
  })
  /** Takes the first page as soon as it can be read, before its pictures are there. */
  const watch = useCallbackRef((frame: HTMLIFrameElement) => {
    const timer = setInterval(() => {
      if (!isReadable(frame)) return
      clearInterval(timer)
      onLoad(FIRST, frame)
    }, LOOK)
    return () => clearInterval(timer)
  })
  /** Loads the page again if that had to wait, once nothing is typed into it anymore. */
  const settle = () => {
    if (isLate.current && mayReplace()) load()
  }
  return { frames, shown, watch, onLoad, settle }
}

function isReadable({ contentDocument: page }: HTMLIFrameElement): boolean {
  return page !== null && page.URL !== 'about:blank' && page.readyState !== 'loading'
}
