import { useEffect, useState } from 'react'

/** Returns the whole seconds until `seconds` have passed since the start or the last restart. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1_000)
  const [now, setNow] = useState(Date.now)
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1_000))

  useEffect(() => {
    if (secondsLeft === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1_000)
    return () => clearTimeout(timer)
  }, [secondsLeft])

  const restart = () => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1_000)
  }
  return { secondsLeft, restart }
}
