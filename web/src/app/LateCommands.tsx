import { useTimeout } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'

const AppCommands = lazy(async () => {
  const { AppCommands } = await import('./AppCommands.tsx')
  return { default: AppCommands }
})

/** In ms, after which the first screen is there. */
const AFTER = 1_000

/** The commands of the app, which are no part of the first screen. */
export function LateCommands() {
  const [isLate, setLate] = useState(false)
  useTimeout(() => setLate(true), AFTER, { autoInvoke: true })
  return isLate ? (
    <Suspense>
      <AppCommands />
    </Suspense>
  ) : null
}
