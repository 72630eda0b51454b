import { randomUUID } from 'node:crypto'
import { SECOND } from '../platform/time.ts'
import { findTools, sandboxAdvice } from '../processing/service.ts'
import { examineBucket } from './bucket.ts'
import { type Checks, fault, fine, reasonOf, warning } from './finding.ts'

const TIMEOUT = 5 * SECOND
const GIB = 1024 ** 3
/** Free space from which on nothing is said. */
const PLENTY = 5 * GIB

export const machineChecks: Checks = {
  async mail({ config: { SMTP_URL } }) {
    if (!SMTP_URL)
      return warning(
        'SMTP_URL isn’t set, so emails are files in the outbox that nobody gets.',
        'Set SMTP_URL to your mail server, such as smtp://user:password@host:587.',
      )
    const { createTransport } = await import('nodemailer')
    const limits = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT }
    const transport = createTransport({ url: SMTP_URL, ...limits })
    try {
      await transport.verify()
      return fine('The mail server takes our sign-in.')
    } catch (error) {
      return fault(
        `The mail server refuses us: ${reasonOf(error as Error)}.`,
        'Check the host, port, user and password in SMTP_URL, and whether its certificate is valid for this host.',
      )
    } finally {
      transport.close()
    }
  },

  async rights() {
    if (process.getuid?.() !== 0) return fine('Satchel runs without the rights of root.')
    return warning(
      'Satchel runs as root, so a fault in it could harm all of this machine.',
      'Start it by npm start, which gives it a user of its own, or says in the log why it can’t; or by deploy/satchel.service.',
    )
  },

  async files({ files, config }) {
    if (config.S3_BUCKET) return examineBucket(config, files)
    const key = `doctor/${randomUUID()}`
    try {
      await files.put(key, key)
      const content = Buffer.concat(await files.read(key).toArray()).toString()
      await files.removeAll(key)
      if (content !== key) throw new Error('a file came back changed')
      return fine('Files can be written to DATA_DIR, read and deleted.')
    } catch (error) {
      return fault(
        `Files can’t be stored in DATA_DIR: ${reasonOf(error as Error)}.`,
        'Check the disk, and that Satchel’s user may write there.',
      )
    }
  },

  async space({ disk }) {
    const short = disk.folders().find(({ free, reserve }) => free < reserve)
    const advice = 'Make room, or move DATA_DIR to a larger disk.'
    if (short)
      return fault(`The disk of the ${short.name} is almost full, so uploads are refused.`, advice)
    const least = Math.min(...disk.folders().map(({ free }) => free))
    const left = `${(least / GIB).toFixed(1)} GB are free.`
    return least < PLENTY ? warning(left, advice) : fine(left)
  },

  async sandbox({ config }) {
    const { sandbox, unconfined } = await findTools(config)
    if (sandbox.kind !== 'none') return fine(`Files are opened in a sandbox (${sandbox.kind}).`)
    const unused = unconfined.length > 0 ? ` ${unconfined.join(', ')} can’t be used.` : ''
    return fault(
      `There is no sandbox, so Office files and recordings get no preview.${unused}`,
      sandboxAdvice(),
    )
  },
}
