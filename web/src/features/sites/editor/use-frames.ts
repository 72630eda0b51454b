import { useEffect, useRef, useState } from 'react'

interface Frames {
  address: string
  revision: number
  onPick: (blockId: string) => void
}

/** Keeps the current frame until the next one has loaded. */
export function useFrames({ address, revision, onPick }: Frames) {
  const [frames, setFrames] = useState<readonly number[]>([0])
  const [shown, setShown] = useState(0)
  const current = useRef<HTMLIFrameElement>(null)
  const last = useRef({ address, revision })

  useEffect(() => {
    if (last.current.revision === revision && last.current.address === address) return
    last.current = { address, revision }
    setFrames((now) => [...now.slice(0, 1), (now.at(-1) ?? 0) + 1])
  }, [address, revision])

  const onLoad = (number: number, frame: HTMLIFrameElement) => {
    const top = current.current?.contentWindow?.scrollY ?? 0
    frame.contentWindow?.scrollTo({ top, behavior: 'instant' })
    current.current = frame
    prepare(frame, onPick)
    setShown(number)
    setFrames((now) => now.filter((each) => each >= number))
  }
  return { frames, shown, onLoad }
}

/** Makes clicks in the preview select a block, and follow no link. */
function prepare({ contentDocument: page }: HTMLIFrameElement, onPick: (id: string) => void): void {
  page?.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      if (target.closest('a, button[type=submit]')) event.preventDefault()
      const block = target.closest('[id^="b-"]')
      if (block) onPick(block.id.slice(2))
    },
    true,
  )
  page?.addEventListener('submit', (event) => event.preventDefault(), true)
}
