import { readStoredJson, writeStored } from '../../lib/browser-storage.ts'

const DAY = 86_400_000

interface Read {
  version: number
  /** The token of the visit, which the server alone reads. */
  token: string
  at: number
}

/**
 * Remembers in this browser that this version of a file was read by this link. Returns the token of the visit that read an
 * earlier one, for a day after the new one was first seen.
 */
export function rememberRead(main: HTMLElement): string | undefined {
  const { beats, item, token } = main.dataset
  const { version } = main.querySelector<HTMLElement>('[data-version]')?.dataset ?? {}
  if (!token || !version) return undefined
  const id = `${beats} ${item}`
  const stored = readStoredJson('reads', id)
  const reads: Read[] = Array.isArray(stored) ? stored : []
  const now: Read = { version: Number(version), token, at: Date.now() }
  const current = reads.find((read) => read.version === now.version) ?? now
  const earlier = reads.find((read) => read.version !== now.version)
  const isNew = now.at - current.at < DAY
  writeStored('reads', JSON.stringify(isNew && earlier ? [current, earlier] : [current]), id)
  return isNew ? earlier?.token : undefined
}
