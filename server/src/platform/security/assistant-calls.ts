import { AsyncLocalStorage } from 'node:async_hooks'

// Calls of an assistant are those of its key or app, and counted apart from what a script does with the same.

const calls = new AsyncLocalStorage<true>()

/** Runs work in which programs are assistants. */
export const asAssistant = <T>(work: () => T): T => calls.run(true, work)

export const isAssistant = (): boolean => calls.getStore() === true
