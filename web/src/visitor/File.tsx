import type {
  VisitorContent,
  VisitorItem,
  VisitorNoDownload,
} from '@satchel/contract/visits/visitor.ts'
import { type PlainKey, t } from './messages/messages.ts'
import { noteOf } from './notes.ts'
import { TypeMark } from './TypeMark.tsx'

interface FileProps extends Partial<Extract<VisitorContent, { kind: 'file' }>> {
  item: VisitorItem
  downloadUrl: string | null
}

const NO_DOWNLOAD: Record<VisitorNoDownload, PlainKey> = {
  off: 'noDownloadOff',
  watermarked: 'noDownloadWatermarked',
  location: 'noDownloadLocation',
  unchecked: 'noDownloadUnchecked',
  unconverted: 'noDownloadUnconverted',
  processing: 'noDownloadProcessing',
}

/** Card of a file without a preview: why, and a download. */
export function File({ item: { mime, kind }, downloadUrl, note, noDownload }: FileProps) {
  const way = t(noDownload ? NO_DOWNLOAD[noDownload] : 'askSenderPlain')
  return (
    <section className="card">
      <TypeMark mime={mime} kind={kind} size={64} />
      <p className="quiet">
        {note ? noteOf(note) : t('cantBeShown')} {downloadUrl ? t('downloadToOpen') : way}
      </p>
      {downloadUrl && <DownloadButton url={downloadUrl} />}
    </section>
  )
}

export function DownloadButton({ url }: { url: string }) {
  return (
    <a className="button" href={url} rel="nofollow">
      {t('download')}
    </a>
  )
}
