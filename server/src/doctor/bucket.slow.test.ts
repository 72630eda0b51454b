import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import type { Refusal } from '../../test/bucket.ts'
import { startBucketServer } from '../../test/peers/bucket-server.ts'
import { readConfig } from '../platform/config.ts'
import { openStore } from '../platform/files/files.ts'
import { consoleLog } from '../programs/console-log.ts'
import { examineBucket } from './bucket.ts'

const bucket = await startBucketServer('satchel')
const config = readConfig({
  DATA_DIR: await mkdtemp(join(inject('scratch'), 'doctor-')),
  S3_ENDPOINT: bucket.url,
  S3_BUCKET: 'satchel',
  ...bucket.keys,
})
const store = await openStore(config, consoleLog)
const examineFiles = () => examineBucket(config, store)

afterEach(() => bucket.delay(undefined))
afterAll(() => bucket.stop())

const error = (status: number, code: string): Refusal => ({
  status,
  body: `<Error><Code>${code}</Code><Message>Not here</Message></Error>`,
})

test('the doctor uploads a file to the bucket in parts, and leaves nothing there', async () => {
  const parts: string[] = []
  bucket.delay(async (method, url) => {
    if (url.includes('partNumber=')) parts.push(method)
  })
  const found = 'Files can be uploaded to the bucket satchel in parts, read, copied and deleted.'
  expect(await examineFiles()).toMatchObject({ state: 'ok', found })
  expect(parts).toEqual(['PUT', 'PUT'])
  expect([await bucket.objects('doctor'), await bucket.uploadsUnderWay()]).toEqual([[], 0])
})

test.for([
  ['begin', 'POST', /uploads/, error(403, 'AccessDenied'), 'CreateMultipartUpload', 's3:PutObject'],
  ['send', 'PUT', /partNumber=2/, error(403, 'AccessDenied'), 'UploadPart', 's3:PutObject'],
  [
    ...(['list', 'GET', /uploadId=/, error(403, 'AccessDenied'), 'ListParts'] as const),
    's3:ListMultipartUploadParts',
  ],
  [
    ...(['give up', 'DELETE', /uploadId=/, error(403, 'AccessDenied')] as const),
    ...(['AbortMultipartUpload', 's3:AbortMultipartUpload'] as const),
  ],
  ['know', 'GET', /uploadId=/, error(501, 'NotImplemented'), 'ListParts', 'and ListParts.'],
] as const)(
  'the doctor names a bucket that doesn’t let us %s parts of an upload, and why',
  async ([, refused, path, refusal, operation, advice]) => {
    bucket.delay(async (method, url) =>
      method === refused && path.test(url) ? refusal : undefined,
    )
    const finding = await examineFiles()
    expect(finding).toMatchObject({ state: 'fault', advice: expect.stringContaining(advice) })
    expect(finding.found).toContain(
      `stored in the bucket satchel: ${operation} failed: ${refusal.status === 403 ? 'AccessDenied' : 'NotImplemented'}: Not here (${refusal.status}).`,
    )
    expect(await bucket.objects('doctor')).toEqual([])
  },
)

test('a server that answers but lists no parts is named too', async () => {
  const empty = { status: 200, body: '<ListPartsResult></ListPartsResult>' }
  bucket.delay(async (method, url) =>
    method === 'GET' && url.includes('uploadId=') ? empty : undefined,
  )
  const { found } = await examineFiles()
  expect(found).toContain('ListParts failed: the part that was sent isn’t listed')
})

test('a bucket that is away is named with the reason', async () => {
  await bucket.leave()
  const { state, found } = await examineFiles()
  expect([state, found]).toEqual(['fault', expect.stringContaining('ECONNREFUSED')])
  await bucket.comeBack()
})
