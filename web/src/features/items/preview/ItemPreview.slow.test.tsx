import type { Item } from '@satchel/contract/items/items.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { itemOf } from '../../../../test/items.ts'
import { button } from '../../../../test/library.ts'
import { openPage } from '../../../../test/page.tsx'
import { ItemPreview } from './ItemPreview.tsx'

function Opened({ item }: { item: Item }) {
  const [isShown, setShown] = useState(false)
  return isShown ? (
    <ItemPreview item={item} />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Show
    </button>
  )
}

/** Opens the preview of a file, which is no endpoint: `answer` is the response at its address. */
async function open(overrides: Partial<Item>, answer: () => Response = () => new Response('')) {
  const requests: (string | null)[] = []
  const opened = await openPage(<Opened item={itemOf(overrides)} />, [])
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    requests.push(new Headers(init.headers).get('range'))
    return answer()
  })
  await opened.user.click(button('Show'))
  return { ...opened, asked: requests }
}

const fileOf = (originalName: string, previewMime: string): Partial<Item> => ({
  originalName,
  previewMime,
  mime: previewMime,
  previewUrl: `/files/${encodeURIComponent(originalName)}`,
})

it('shows a web page as a link preview', async () => {
  await open({
    kind: 'link',
    url: 'https://www.münchen.example/seite',
    name: 'Messe',
    description: 'Alles zur Messe',
    thumbnailUrl: '/t/1',
  })
  screen.getByText('xn--mnchen-3ya.example')
  const way = screen.getByRole('link', { name: 'Open page' })
  expect(way.getAttribute('rel')).toBe('noreferrer')
  fireEvent.error(document.querySelector('img') as HTMLImageElement)
  await screen.findByRole('img', { name: 'Web link' })
})

it('says that a preview is being created', async () => {
  await open({ status: 'processing' })
  expect(screen.getByRole('status').textContent).toBe('Creating the preview')
})

it('offers files that browsers can’t show for download', async () => {
  await open({
    originalName: 'plan.dwg',
    mime: 'image/vnd.dwg',
    bytes: 12_000,
    downloadUrl: '/d/1',
    status: 'failed',
    failure: 'The file is damaged',
  })
  screen.getByText('The file is damaged')
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('plan.dwg')
})

it('says why a file has no preview, and what visitors don’t get', async () => {
  const previewNote = 'Browsers can’t play this video: it’s ProRes'
  const visitorNote = 'Visitors can’t download it'
  await open({ mime: 'video/quicktime', downloadUrl: '/d/1', previewNote, visitorNote })
  screen.getByText(previewNote)
  screen.getByText(visitorNote)
})

it('says what part of a video isn’t played, and offers the download if none is', async () => {
  const film = { ...fileOf('a.mp4', 'video/mp4'), name: 'Film', downloadUrl: '/d/1' }
  await open({ ...film, previewNote: 'The video plays without sound' })
  screen.getByText('The video plays without sound')
  const player = screen.getByLabelText('Film')
  const error = { code: 4, MEDIA_ERR_DECODE: 3 }
  Object.defineProperty(player, 'error', { value: error })
  fireEvent.error(player)
  screen.getByText('This browser can’t play the file. Download it to play it.')
  screen.getByRole('link', { name: 'Download' })
})

it('shows an image under its name, and plays videos and audio', async () => {
  await openPage(
    <>
      <ItemPreview item={itemOf({ ...fileOf('a.png', 'image/png'), name: 'Stand 7' })} />
      <ItemPreview item={itemOf({ ...fileOf('a.mp4', 'video/mp4'), name: 'Film' })} />
      <ItemPreview item={itemOf({ ...fileOf('a.mp3', 'audio/mpeg'), name: 'Jingle' })} />
    </>,
    [],
  )
  screen.getByRole('img', { name: 'Stand 7' })
  expect(screen.getByLabelText('Film').tagName).toBe('VIDEO')
  expect(screen.getByLabelText('Jingle').tagName).toBe('AUDIO')
})

it('shows a CSV as a table, whatever its delimiter', async () => {
  await open(fileOf('preise.csv', 'text/csv'), () => new Response('Name;Preis\n"Größe; L";12\n'))
  const table = await screen.findByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Preis'])
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Größe; L', '12'])
})

it.each([
  ['UTF-16 without a mark', Buffer.from('Name;Preis\nGröße;12\n', 'utf16le')],
  ['the encoding of old Macs', Buffer.from('Name;Preis\nGr\x9a\xa7e;12\n', 'latin1')],
])('shows a CSV in %s', async (_, bytes) => {
  await open(fileOf('preise.csv', 'text/csv'), () => new Response(bytes))
  await screen.findByRole('cell', { name: 'Größe' })
})

it('shows the first rows of a long table, and says so', async () => {
  const rows = Array.from({ length: 250 }, (_, row) => `${row}`).join('\n')
  await open(fileOf('long.csv', 'text/csv'), () => new Response(`Row\n${rows}`))
  await screen.findByText(/^Showing the first 200 of 250 rows/)
  expect(screen.getAllByRole('row')).toHaveLength(201)
})

it('shows Markdown without fetching images, and opens links in new tabs', async () => {
  const text =
    '# Titel\n\n![Stand](https://a.test/p.png) [here](https://b.test) [file](other.md)\n\n<b>raw</b>'
  await open(fileOf('README.md', 'text/markdown'), () => new Response(text))
  await screen.findByRole('heading', { name: 'Titel' })
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Stand', 'here'])
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('rel')).toContain('noopener')
  expect(document.querySelector('b')).toBeNull()
})

it('shows code in color without running it', async () => {
  const code = 'const a = "<img src=x onerror=alert(1)>"'
  await open(fileOf('a.ts', 'text/plain'), () => new Response(code))
  await waitFor(() => expect(document.querySelector('.hljs-keyword')?.textContent).toBe('const'))
  expect(document.querySelector('pre')?.textContent).toBe(code)
  expect(document.querySelector('img')).toBeNull()
})

it('decodes text by its bytes, with or without a byte-order mark', async () => {
  const texts: [BlobPart, string][] = [
    [new Uint8Array([0xff, 0xfe, 0xe9, 0x00]), 'é'],
    [new Uint8Array([0xfe, 0xff, 0x00, 0xe9]), 'é'],
    [new Uint8Array([0xe9, 0x20, 0x80]), 'é €'],
    ['naïve – 日本', 'naïve – 日本'],
  ]
  for (const [bytes, text] of texts) {
    const body = await new Blob([bytes]).arrayBuffer()
    const { asked } = await open(fileOf(`${text}.txt`, 'text/plain'), () => new Response(body))
    await waitFor(() =>
      expect([...document.querySelectorAll('pre')].at(-1)?.textContent).toBe(text),
    )
    expect(asked).toEqual(['bytes=0-262143'])
  }
})

it('says that a long text is cut', async () => {
  const text = fileOf('long.txt', 'text/plain')
  await open({ ...text, bytes: 1_000_000 }, () => new Response('beginning'))
  await screen.findByText(/^Showing the first 262\skB/)
  expect(screen.getByRole('region', { name: 'Text of Sales handbook' }).tabIndex).toBe(0)
})

it('reloads a text after a problem', async () => {
  let status = 404
  const { user } = await open(
    fileOf('a.txt', 'text/plain'),
    () => new Response('Hello', { status }),
  )
  await screen.findByText('Couldn’t load the text')
  status = 200
  await user.click(button('Try again'))
  await screen.findByText('Hello')
})
