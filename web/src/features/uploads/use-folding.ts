import { type RefObject, useEffect } from 'react'

/** Time in ms after which the tray folds by itself once nothing runs. */
const FOLD_AFTER = 10_000

/** Folds a tray in which nothing runs, unless the mouse or the focus is in it. */
export function useFolding(
  tray: RefObject<HTMLElement | null>,
  isIdle: boolean,
  onFold: (isFolded: boolean) => void,
): void {
  useEffect(() => {
    if (!isIdle) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        if (tray.current?.matches(':hover, :focus-within')) wait()
        else onFold(true)
      }, FOLD_AFTER)
    }
    wait()
    return () => clearTimeout(timer)
  }, [isIdle, tray, onFold])
}
