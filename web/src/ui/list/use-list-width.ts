import { useLayoutEffect, useRef, useState } from 'react'

/** The last width of each list, by which the scroll position is restored before the list is measured. */
const widths = new Map<string, number>()
const USUAL = 1_012

/** Returns the width of the element with `ref`, measured before it's painted. */
export function useListWidth(list: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(widths.get(list) ?? USUAL)
  widths.set(list, width)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth((before) => element.getBoundingClientRect().width || before)
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  return { ref, width }
}
