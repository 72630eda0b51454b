import { act } from '@testing-library/react'

/** More than a response of the stubbed network, and what is rendered of it, take. */
const TURNS = 20

/**
 * Lets what has begun come to its end, for tests of what must not happen. It takes turns of the event loop instead of
 * milliseconds: they are as many on a busy machine.
 */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })
