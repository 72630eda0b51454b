import type { VisitorContent, VisitorItem } from '@satchel/contract/visits/visitor.ts'
import { File } from './File.tsx'
import { Audio, Video } from './Media.tsx'
import { t } from './messages/messages.ts'
import { PdfDocument } from './PdfDocument.tsx'
import { Picture } from './Picture.tsx'
import { Reader } from './Reader.tsx'
import { TypeMark } from './TypeMark.tsx'

interface ContentProps {
  item: VisitorItem
  content: VisitorContent
  downloadUrl: string | null
  /** The sharer, if they can be replied to. */
  sharer?: string | undefined
}

export function Content({ item, content, downloadUrl, sharer }: ContentProps) {
  switch (content.kind) {
    case 'pdf':
      return (
        <PdfDocument
          item={item}
          url={content.url}
          canDownload={downloadUrl !== null}
          sharer={sharer}
        />
      )
    case 'image':
      return <Picture item={item} {...content} />
    case 'pages':
      return <Pages item={item} canDownload={downloadUrl !== null} sharer={sharer} {...content} />
    case 'video':
      return <Video item={item} downloadUrl={downloadUrl} {...content} />
    case 'audio':
      return <Audio item={item} downloadUrl={downloadUrl} {...content} />
    case 'text':
      return (
        <>
          <Text {...content} />
          {content.isCut && <Rest downloadUrl={downloadUrl} />}
        </>
      )
    case 'markdown':
      return (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by Prose, without HTML of the file's own */}
          <article className="prose" dangerouslySetInnerHTML={{ __html: content.html }} />
          {content.isCut && <Rest downloadUrl={downloadUrl} />}
        </>
      )
    case 'table':
      return (
        <>
          <Table name={item.name} {...content} />
          {content.isCut && <Rest downloadUrl={downloadUrl} />}
        </>
      )
    case 'processing':
      return <Processing item={item} />
    case 'file':
      return <File item={item} downloadUrl={downloadUrl} {...content} />
  }
}

type Pictures = Pick<ContentProps, 'item' | 'sharer'> & { canDownload: boolean } & Extract<
    VisitorContent,
    { kind: 'pages' }
  >

/** Page images that identify the visitor; page-pictures.ts fetches further ones as they come near. */
function Pages({ item: { name, coverSize }, canDownload, sharer, count, url, suffix }: Pictures) {
  const { width, height } = coverSize ?? A4
  const addresses = Array.from({ length: count }, (_, index) => `${url}${index + 1}${suffix}`)
  const [first, ...others] = addresses
  const size = { width, height }
  return (
    <>
      <Reader
        name={name}
        canDownload={canDownload}
        sharer={sharer}
        total={count}
        ratio={width / height}
        pictures={{ url, suffix }}
      >
        <div className="sheet" data-sheet>
          <img
            className="cover"
            src={first}
            alt={t('pageOfDocument', { page: 1, name })}
            fetchPriority="high"
            {...size}
          />
        </div>
      </Reader>
      <noscript>
        <div className="marked">
          {others.map((address, index) => (
            <img
              key={address}
              src={address}
              alt={t('pageOfDocument', { page: index + 2, name })}
              loading="lazy"
              {...size}
            />
          ))}
        </div>
      </noscript>
    </>
  )
}

const A4 = { width: 1600, height: 2263 }

function Text({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <pre className="text" tabIndex={0}>
      {text}
    </pre>
  )
}

function Table({ name, rows: [heads = [], ...rows] }: { name: string; rows: string[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="sheets" tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>{cellsOf('th', heads, heads.length, rows[0])}</tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and rows have no names
            <tr key={index}>{cellsOf('td', cells, heads.length)}</tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Returns as many cells as there are columns, so that the borders are complete. */
function cellsOf(Cell: 'th' | 'td', cells: string[], columns: number, like = cells) {
  const missing = Array.from({ length: Math.max(0, columns - cells.length) }, () => '')
  return [...cells, ...missing].map((text, index) => (
    <Cell
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and columns may share a name
      key={index}
      className={NUMBER.test(like[index] ?? '') ? 'number' : undefined}
      {...(Cell === 'th' && { scope: 'col' })}
    >
      {text}
    </Cell>
  ))
}

const NUMBER = /^\s*[-+]?[\d.,'’ ]*\d\s*[%€$£]?\s*$/

function Rest({ downloadUrl }: { downloadUrl: string | null }) {
  return <p className="quiet rest">{downloadUrl ? t('beginningDownload') : t('beginning')}</p>
}

function Processing({ item: { mime } }: Pick<ContentProps, 'item'>) {
  return (
    <section className="card" data-refresh>
      <TypeMark mime={mime} size={64} />
      <p className="strong">{t('preparing')}</p>
      <p className="quiet">{t('appearsOnceReady')}</p>
      <div className="progress" />
      <noscript>
        <a href="?">{t('checkAgain')}</a>
      </noscript>
    </section>
  )
}
