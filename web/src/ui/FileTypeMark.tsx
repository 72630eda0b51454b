import { t } from '@satchel/messages/t.ts'
import {
  IconBrandHtml5,
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileZip,
  IconLink,
  IconMovie,
  IconMusic,
  IconPhoto,
  type TablerIcon,
} from '@tabler/icons-react'

/** A type, whatever it is called in a language. */
export type FileTypeName =
  | 'link'
  | 'file'
  | 'pdf'
  | 'slides'
  | 'spreadsheet'
  | 'document'
  | 'image'
  | 'video'
  | 'audio'
  | 'webPage'
  | 'archive'
  | 'text'

const LABELS: Record<FileTypeName, string> = {
  link: t('ui.webLink'),
  file: t('ui.file'),
  pdf: 'PDF',
  slides: t('ui.slides'),
  spreadsheet: t('ui.spreadsheet'),
  document: t('ui.document'),
  image: t('ui.image'),
  video: t('ui.video'),
  audio: t('ui.audio'),
  webPage: t('ui.webPage'),
  archive: t('ui.archive'),
  text: t('ui.text'),
}

interface FileType {
  name: FileTypeName
  icon: TablerIcon
  /** Colors for light and dark mode, each at least 3:1 on its background. */
  hue: readonly [string, string]
  fits: RegExp
}

const link: Omit<FileType, 'fits'> = {
  name: 'link',
  icon: IconLink,
  hue: ['#2563eb', '#7aa5f8'],
}
const other: Omit<FileType, 'fits'> = {
  name: 'file',
  icon: IconFile,
  hue: ['#656c76', '#a4a9b1'],
}

/** File types; the first match counts, so general ones come last. */
const types: readonly FileType[] = [
  { name: 'pdf', icon: IconFileTypePdf, hue: ['#c53030', '#f58b84'], fits: /pdf/ },
  {
    name: 'slides',
    icon: IconFileTypePpt,
    hue: ['#c2410c', '#f59e6c'],
    fits: /presentation|powerpoint|keynote/,
  },
  {
    name: 'spreadsheet',
    icon: IconFileSpreadsheet,
    hue: ['#15803d', '#6cc48c'],
    fits: /spreadsheet|excel|csv|numbers/,
  },
  {
    name: 'document',
    icon: IconFileTypeDoc,
    hue: ['#1d5fc4', '#7fb0f5'],
    fits: /wordprocessing|msword|opendocument\.text|rtf|pages/,
  },
  { name: 'image', icon: IconPhoto, hue: ['#7e3fbf', '#c095ee'], fits: /^image\// },
  { name: 'video', icon: IconMovie, hue: ['#b8327a', '#f08ac0'], fits: /^video\// },
  { name: 'audio', icon: IconMusic, hue: ['#0e7490', '#5fc3d8'], fits: /^audio\// },
  { name: 'webPage', icon: IconBrandHtml5, hue: ['#b45309', '#e5a657'], fits: /html/ },
  {
    name: 'archive',
    icon: IconFileZip,
    hue: ['#92600a', '#d9b25f'],
    fits: /zip|tar|compressed/,
  },
  { name: 'text', icon: IconFileText, hue: ['#4a525d', '#b9bfc7'], fits: /^text\// },
]

interface FileTypeMarkProps {
  /** MIME type; undefined for a web link. */
  mime?: string | undefined
  kind?: 'file' | 'link'
  size?: number
  /** The name of the type, if not in English. */
  label?: string
}

/** Icon of a file type, the only colorful icons of the product. */
export function FileTypeMark({ mime = '', kind = 'file', size = 20, label }: FileTypeMarkProps) {
  const { name, icon: Icon, hue } = typeOf(kind, mime)
  return (
    <Icon
      size={size}
      stroke={size > 32 ? 1.25 : 1.75}
      color={`light-dark(${hue[0]}, ${hue[1]})`}
      role="img"
      aria-label={label ?? LABELS[name]}
    />
  )
}

/** Returns a label such as "PDF", "Slides" or "Image". */
export function fileTypeLabel(kind: 'file' | 'link', mime = ''): string {
  return LABELS[fileTypeOf(kind, mime)]
}

export function fileTypeOf(kind: 'file' | 'link', mime = ''): FileTypeName {
  return typeOf(kind, mime).name
}

function typeOf(kind: 'file' | 'link', mime: string): Omit<FileType, 'fits'> {
  if (kind === 'link') return link
  return types.find(({ fits }) => fits.test(mime)) ?? other
}
