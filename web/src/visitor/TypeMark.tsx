import { FileTypeMark } from '../ui/FileTypeMark.tsx'
import { typeNameOf } from './meta.ts'

interface TypeMarkProps {
  kind?: 'file' | 'link'
  mime: string | null
  size: number
}

/** The icon of a file's type, named in the language of the page. */
export function TypeMark({ kind = 'file', mime, size }: TypeMarkProps) {
  return <FileTypeMark kind={kind} mime={mime ?? ''} size={size} label={typeNameOf(kind, mime)} />
}
