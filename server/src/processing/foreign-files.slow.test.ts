import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { archiveOf } from '../../test/documents/office-files.ts'
import { type Person, product } from '../../test/harness.ts'
import { tools } from '../../test/tools.ts'
import { upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ worker: true })

const FOREIGN = { r: 255, g: 0, b: 255 }

/** Uploads another tenant's image in a unique color. */
async function foreignPicture(): Promise<string> {
  const create = { width: 200, height: 200, channels: 3, background: FOREIGN } as const
  const other = await satchel.newTenant()
  const picture = await sharp({ create }).png().toBuffer()
  const { itemId } = await upload(satchel, other, 'secret.png', picture)
  return `${other.tenantId}/${itemId}/original`
}

/** Counts pixels of about that color on the first page. */
async function foreignPixels(owner: Person, itemId: string): Promise<number> {
  const { status, body } = await owner.call('GET', `items/v1/${itemId}/pages/1?width=800`)
  expect(status).toBe(200)
  const answer = await fetch(new URL(body.url, await satchel.listen()))
  const page = sharp(Buffer.from(await answer.arrayBuffer())).removeAlpha()
  const pixels = await page.raw().toBuffer()
  let count = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    if (red > 180 && blue > 180 && green < 90) count++
  }
  return count
}

test.skipIf(!tools.soffice)(
  'a document shows nothing of other files and asks no server, by whatever it refers to them',
  async () => {
    const requests: (string | undefined)[] = []
    const server = createServer((request, response) => {
      requests.push(request.url)
      response.end('<data/>')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const key = await foreignPicture()
    const path = join(satchel.config.DATA_DIR, 'files', key)
    const document = await odt({
      fill: `../../../files/${key}`,
      background: `file://${path}`,
      bullet: `../../../files/${key}`,
      drawing: drawingOf(`file://${path}`),
      instance: `http://127.0.0.1:${port}/instance`,
    })
    const owner = await satchel.newTenant()
    const { itemId } = await upload(satchel, owner, 'brief.odt', document)
    const item = await whenRead(owner, itemId)
    server.close()
    expect(item).toMatchObject({
      status: 'completed',
      pageCount: 1,
      previewMime: 'application/pdf',
    })
    expect(await foreignPixels(owner, itemId)).toBe(0)
    expect(requests).toEqual([])
  },
)

function drawingOf(url: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    width="200" height="100"><rect width="200" height="100" fill="#00f"/>
    <image width="100" height="100" xlink:href="${url}"/></svg>`
}

interface References {
  fill: string
  background: string
  bullet: string
  drawing: string
  instance: string
}

const OASIS = 'urn:oasis:names:tc:opendocument:xmlns'
const NAMESPACES = [
  ...['office', 'style', 'text', 'form'].map((name) => `xmlns:${name}="${OASIS}:${name}:1.0"`),
  `xmlns:draw="${OASIS}:drawing:1.0" xmlns:manifest="${OASIS}:manifest:1.0"`,
  `xmlns:fo="${OASIS}:xsl-fo-compatible:1.0" xmlns:svg="${OASIS}:svg-compatible:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xforms="http://www.w3.org/2002/xforms"',
  'office:version="1.2"',
].join(' ')
const SIMPLE = 'xlink:type="simple" xlink:actuate="onLoad"'
const PLACE = 'text:anchor-type="paragraph" svg:x="1cm" svg:width="5cm" svg:height="3cm"'

function odt({ fill, background, bullet, drawing, instance }: References): Promise<Buffer> {
  const styles = `<office:document-styles ${NAMESPACES}><office:styles>
    <draw:fill-image draw:name="Fill" xlink:href="${fill}" ${SIMPLE}/>
    <style:style style:name="Framed" style:family="graphic">
      <style:graphic-properties draw:fill="bitmap" draw:fill-image-name="Fill" style:repeat="repeat"/>
    </style:style></office:styles></office:document-styles>`
  const content = `<office:document-content ${NAMESPACES}><office:automatic-styles>
    <style:style style:name="Backed" style:family="paragraph"><style:paragraph-properties>
      <style:background-image xlink:href="${background}" ${SIMPLE} style:repeat="repeat"/>
    </style:paragraph-properties></style:style>
    <text:list-style style:name="Bullets">
      <text:list-level-style-image text:level="1" xlink:href="${bullet}" ${SIMPLE}>
        <style:list-level-properties fo:width="1cm" fo:height="1cm"/>
      </text:list-level-style-image></text:list-style>
    </office:automatic-styles><office:body><office:text>
    <office:forms><xforms:model id="m"><xforms:instance id="i" src="${instance}"/></xforms:model>
    </office:forms>
    <text:p text:style-name="Backed">Backed</text:p>
    <text:list text:style-name="Bullets"><text:list-item><text:p>Listed</text:p></text:list-item></text:list>
    <text:p><draw:rect draw:style-name="Framed" ${PLACE} svg:y="8cm"/></text:p>
    <text:p><draw:frame ${PLACE} svg:y="14cm"><draw:image xlink:href="Pictures/a.svg" ${SIMPLE}/>
    </draw:frame></text:p></office:text></office:body></office:document-content>`
  const entries = [
    ['/', 'application/vnd.oasis.opendocument.text'],
    ['content.xml', 'text/xml'],
    ['styles.xml', 'text/xml'],
    ['Pictures/a.svg', 'image/svg+xml'],
  ].map(
    ([name, type]) =>
      `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${type}"/>`,
  )
  return archiveOf([
    ['mimetype', 'application/vnd.oasis.opendocument.text'],
    ['content.xml', content],
    ['styles.xml', styles],
    ['Pictures/a.svg', drawing],
    [
      'META-INF/manifest.xml',
      `<manifest:manifest ${NAMESPACES}>${entries.join('')}</manifest:manifest>`,
    ],
  ])
}
