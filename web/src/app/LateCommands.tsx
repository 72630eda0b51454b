import { useTimeout } from '@mantine/hooks'
import { type ComponentType, useState } from 'react'

/** In ms, after which the first screen is there. */
const AFTER = 1_000

/** The commands of the app, which are no part of the first screen. Without a network, the page does without them. */
export function LateCommands() {
  const [Commands, setCommands] = useState<ComponentType>()
  const load = () =>
    import('./AppCommands.tsx').then(
      ({ AppCommands }) => setCommands(() => AppCommands),
      (error: unknown) => console.error('The commands could not be loaded', error),
    )
  useTimeout(() => void load(), AFTER, { autoInvoke: true })
  return Commands ? <Commands /> : null
}
