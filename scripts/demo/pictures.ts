import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { seedFileUrl } from '../../server/src/seed/seed-files.ts'
import { fill, productOf, read, readJson } from './content.ts'

/** Returns a picture in the format that its name ends in; SVG files are their own source. */
export async function pictureOf(file: string): Promise<Buffer> {
  const [name = '', format = ''] = file.split('.')
  if (format === 'svg') return readFile(seedFileUrl(file))
  const drawing = name.startsWith('banner-')
    ? await bannerOf(name)
    : await read(`pictures/${name}.svg`)
  const picture = sharp(Buffer.from(drawing))
  if (format === 'png') return picture.png({ palette: true, quality: 85 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 82 }).toBuffer()
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

type Banner = Record<'line' | 'product', string> & { title: string[] }

async function bannerOf(name: string): Promise<string> {
  const banner = (await readJson<Record<string, Banner>>('banners.json'))[name]
  if (!banner) throw new Error(`No banner is called ${name}`)
  const { colors } = (await productOf(banner.product)).product
  return fill('templates/banner.svg', { ...banner, colors, from: 'Halden Instruments' })
}

/** Returns what a web page shows of itself in a chat. */
export async function cardOf(name: string, host: string, product: string): Promise<Buffer> {
  const words = name.split(' ')
  const middle = name.length > 18 ? Math.ceil(words.length / 2) : words.length
  const title = [words.slice(0, middle), words.slice(middle)].map((part) => part.join(' '))
  const own = host.endsWith('halden.example')
  const colors = own ? (await productOf(product)).product.colors : ['#475569', '#0f172a']
  const from = own ? 'Halden Instruments' : host
  const banner = await fill('templates/banner.svg', { title, line: host, colors, from })
  return sharp(Buffer.from(banner)).png().toBuffer()
}
