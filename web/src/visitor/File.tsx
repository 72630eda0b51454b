import type { VisitorContent, VisitorItem } from '@satchel/contract/visits/visitor.ts'
import { FileTypeMark } from '../ui/FileTypeMark.tsx'
import * as labels from './labels.ts'

interface FileProps extends Partial<Extract<VisitorContent, { kind: 'file' }>> {
  item: VisitorItem
  downloadUrl: string | null
}

/** Card of a file without a preview: why, and a download. */
export function File({ item: { mime, kind }, downloadUrl, note, noDownload }: FileProps) {
  const way = noDownload ? labels.noDownload[noDownload] : labels.askTheSender
  return (
    <section className="card">
      <FileTypeMark mime={mime ?? ''} kind={kind} size={64} />
      <p className="quiet">
        {`${note ?? labels.cantBeShown}. ${downloadUrl ? labels.downloadItToOpen : way}`}
      </p>
      {downloadUrl && <DownloadButton url={downloadUrl} />}
    </section>
  )
}

export function DownloadButton({ url }: { url: string }) {
  return (
    <a className="button" href={url} rel="nofollow">
      {labels.download}
    </a>
  )
}
