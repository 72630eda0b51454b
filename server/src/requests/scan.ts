import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import type { Services } from '../platform/http/services.ts'
import { MINUTE } from '../platform/time.ts'

/** The answer of the virus scanner; `unscannable` if it is larger than the scanner takes. */
export interface Scan {
  result: 'clean' | 'infected' | 'unscannable'
  /** The scanner's name of what it found. */
  finding: string | null
}

/** The time without progress after which the scanner counts as down. */
const SILENCE = 2 * MINUTE
const CHUNK = 64 * 1024
const FINDING_MAX = 200
const ANSWER_MAX = 4_096

/** Asks ClamAV's daemon about a file; undefined while it doesn't answer, so that it is asked again later. */
export async function scan(
  { config: { CLAMD_URL }, log }: Pick<Services, 'config' | 'log'>,
  path: string,
): Promise<Scan | undefined> {
  if (CLAMD_URL === undefined) return undefined
  try {
    return readAnswer(await send(new URL(CLAMD_URL), path))
  } catch (error) {
    log.warn({ err: error }, 'The virus scanner doesn’t answer. Files wait until it does')
    return undefined
  }
}

/** Throws for any answer that says neither: nothing counts as clean that wasn't called so. */
function readAnswer(answer: string): Scan {
  if (answer === 'stream: OK') return { result: 'clean', finding: null }
  const finding = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (finding) return { result: 'infected', finding: finding.slice(0, FINDING_MAX) }
  if (/size limit exceeded/i.test(answer)) return { result: 'unscannable', finding: null }
  throw new Error(`clamd: ${answer || 'no answer'}`)
}

/** Sends a file by `INSTREAM`: each part after its length, and a length of zero at the end. Returns the answer. */
async function send({ hostname, port }: URL, path: string): Promise<string> {
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
  let answer = ''
  socket.setEncoding('utf8')
  socket.setTimeout(SILENCE, () => socket.destroy(new Error('clamd stands still')))
  const ended = new Promise<void>((resolve, reject) => {
    socket.on('data', (text: string) => {
      answer += text
      // It answers before the end where the file is too large for it, and then closes.
      if (answer.includes('\0') || answer.length > ANSWER_MAX) resolve()
    })
    socket.on('close', () => resolve())
    socket.on('error', (error) => (answer ? resolve() : reject(error)))
  })
  ended.catch(() => undefined)
  try {
    await Promise.race([once(socket, 'connect'), ended])
    socket.write('zINSTREAM\0')
    for await (const part of createReadStream(path, { highWaterMark: CHUNK })) {
      if (answer || socket.destroyed) break
      const length = Buffer.alloc(4)
      length.writeUInt32BE(part.length)
      socket.write(length)
      if (!socket.write(part)) await Promise.race([once(socket, 'drain'), ended])
    }
    if (!answer && !socket.destroyed) socket.write(Buffer.alloc(4))
    await ended
    return (answer.split('\0')[0] ?? '').trim()
  } finally {
    socket.destroy()
  }
}
