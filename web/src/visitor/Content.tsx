import type { VisitorContent, VisitorItem } from '@satchel/contract/visitor.ts'
import { FileTypeMark } from '../ui/FileTypeMark.tsx'
import { PdfDocument } from './PdfDocument.tsx'

interface ContentProps {
  item: VisitorItem
  content: VisitorContent
  downloadUrl: string | null
}

export function Content({ item, content, downloadUrl }: ContentProps) {
  switch (content.kind) {
    case 'pdf':
      return <PdfDocument item={item} url={content.url} />
    case 'image':
      return <Picture item={item} url={content.url} />
    case 'video':
      return <Video item={item} {...content} />
    case 'audio':
      return <Audio item={item} {...content} />
    case 'text':
      return <Text item={item} {...content} downloadUrl={downloadUrl} />
    case 'processing':
      return <Processing item={item} />
    case 'file':
      return <File item={item} downloadUrl={downloadUrl} />
  }
}

interface Shown {
  item: VisitorItem
  url: string
}

/** Cut where it is very tall or wide, and still; such pictures are shown as they came. */
function isCoverWhole({ width, height, mime }: VisitorItem): boolean {
  if (!width || !height || mime === 'image/gif') return false
  return height / width <= 2 && height / width >= 0.25
}

function Picture({ item, url }: Shown) {
  const { coverUrl, name, width, height } = item
  return (
    <a className="picture" href={url} data-picture>
      <img
        src={coverUrl && isCoverWhole(item) ? coverUrl : url}
        alt={name}
        width={width ?? undefined}
        height={height ?? undefined}
      />
    </a>
  )
}

function Video({ item, url, mime }: Shown & { mime: string }) {
  const { coverUrl, width, height, name } = item
  return (
    // biome-ignore lint/a11y/useMediaCaption: the file is shown as it was uploaded, captions and all
    <video
      className="video"
      controls
      playsInline
      preload="metadata"
      poster={coverUrl ?? undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      aria-label={name}
    >
      <source src={url} type={mime} />
      This browser cannot play the video.
    </video>
  )
}

function Audio({ item: { coverUrl, name }, url, mime }: Shown & { mime: string }) {
  return (
    <div className="audio">
      {coverUrl && <img src={coverUrl} alt="" />}
      {/* biome-ignore lint/a11y/useMediaCaption: the file is played as it was uploaded */}
      <audio controls preload="metadata" aria-label={name}>
        <source src={url} type={mime} />
        This browser cannot play the recording.
      </audio>
    </div>
  )
}

interface TextProps extends ContentProps {
  text: string
  isCut: boolean
}

function Text({ item, text, isCut, downloadUrl }: Omit<TextProps, 'content'>) {
  const isTable = /csv|tab-separated/.test(item.mime ?? '')
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <pre className={isTable ? 'text table' : 'text'} tabIndex={0}>
        {text}
      </pre>
      {isCut && (
        <p className="quiet">
          {downloadUrl
            ? 'This is the beginning. Download the file for all of it.'
            : 'This is the beginning.'}
        </p>
      )}
    </>
  )
}

function Processing({ item: { mime } }: Pick<ContentProps, 'item'>) {
  return (
    <section className="card" data-refresh>
      <FileTypeMark mime={mime ?? ''} size={64} />
      <p className="strong">This is being prepared</p>
      <p className="quiet">It is shown here as soon as it is ready.</p>
      <div className="progress" />
      <noscript>
        <a href="?">Look again</a>
      </noscript>
    </section>
  )
}

function File({ item: { mime, kind }, downloadUrl }: Omit<ContentProps, 'content'>) {
  return (
    <section className="card">
      <FileTypeMark mime={mime ?? ''} kind={kind} size={64} />
      <p className="quiet">
        {downloadUrl
          ? 'A browser cannot show this file. Download it to open it.'
          : 'A browser cannot show this file, and it may not be downloaded. Ask the person who sent the link.'}
      </p>
      {downloadUrl && (
        <a className="button" href={downloadUrl} rel="nofollow">
          Download
        </a>
      )}
    </section>
  )
}
