import { createHash } from 'node:crypto'
import type { Frame } from '@satchel/contract/monitoring.ts'
import type { ReadEvent } from './event.ts'

/** The number of frames that distinguish faults; those below differ by how the code was reached. */
const FRAMES = 3

/** Returns what events of one error have in common: the type, where it was thrown, and without that the message. */
export function fingerprintOf({ fingerprint, event }: ReadEvent): string {
  const frames = event.stack.filter(({ inApp }) => inApp)
  const places = (frames.length > 0 ? frames : event.stack).slice(0, FRAMES).map(placeOf)
  const parts = fingerprint ?? [event.type, ...(places.length > 0 ? places : [''])]
  const message = fingerprint ? '' : withoutValues(event.value)
  return createHash('sha256')
    .update(JSON.stringify([parts, message]))
    .digest('base64url')
}

/** Returns a frame's place without the line, which moves with every change, and without the hash of a built file. */
function placeOf({ file, function: name }: Frame): string {
  const path = (file ?? '').replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*/, '')
  return `${path.replace(/-[\w-]{8}(\.m?js)$/, '$1')} ${name ?? ''}`
}

/** A message without ids, numbers and quoted parts, which differ from event to event. */
function withoutValues(message: string): string {
  return message
    .split('\n', 1)
    .join()
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '#')
    .replace(/\b(?=[a-f]*\d)[0-9a-f]{6,}\b/gi, '#')
    .replace(/\d+/g, '#')
    .replace(/(["'`“”«»]).*?\1/g, '#')
    .slice(0, 200)
}
