import type { HiddenContent } from '@satchel/contract/items/hidden.ts'
import type { PageChange } from '@satchel/contract/items/versions.ts'
import type { Language } from '@satchel/contract/languages.ts'
import type { Sandbox } from './sandbox/confine.ts'

/** Messages between the server and its processing child, as JSON over the fork's channel. */
export interface Tools {
  /** The search path for programs. */
  searchPath: string
  sandbox: Sandbox
  soffice: string | null
  ffmpeg: string | null
  ffprobe: string | null
  tesseract: string | null
  /** Installed programs that aren't used, because this machine can't confine them. */
  unconfined: string[]
}

export type Kind = 'image' | 'pdf' | 'office' | 'media' | 'text' | 'other'

export interface Identity {
  /** The type by content, not as claimed by the client. */
  mime: string
  kind: Kind
  bytes: number
  sha256: string
}

export interface Task {
  /** The stored file; read, never written. */
  path: string
  mime: string
  kind: Kind
  bytes: number
  /** An empty output folder, which the caller removes. */
  folder: string
  tools: Tools
}

/** The description of a file; file names are in the task's folder. */
export interface Description {
  pageCount?: number
  width?: number
  height?: number
  durationS?: number
  /** Text for search. */
  text?: string
  thumbnail?: string
  cover?: string
  /** The preview a browser may show; without `file`, the stored file itself. */
  preview?: { mime: string; file?: string }
  /**
   * The file visitors may get: a copy without location metadata or hidden content, or the stored file itself without
   * `file`. Pictures and recordings without this are withheld.
   */
  visitor?: { mime: string; file?: string }
  /** Hidden content of an Office file or PDF; undefined if that couldn't be checked. */
  hiddenContent?: HiddenContent
  /**
   * The reason a browser shows nothing of a readable file, or not all of it: a sentence for everybody, without a full
   * stop.
   */
  note?: string
}

export type Describe = (task: Task) => Promise<Description>

export interface PageCard {
  title: string | null
  description: string | null
  imageUrl: string | null
  siteName: string | null
  /** The page's visible text. */
  text: string
  /** True if it has a field for a password. */
  asksForPassword: boolean
}

/** An avatar or logo to render. */
export interface Emblem {
  path: string
  /** The formats that are taken, as sharp calls them. */
  take: string[]
  pixelsMax: number
  /** The image to render, PNG or WebP by its extension. */
  into: { file: string; width: number; height: number; fit: 'cover' | 'inside' }[]
}

/** A link of a PDF's page: where it is, as parts of the page, and where it leads. */
export interface PageLink {
  box: [left: number, top: number, width: number, height: number]
  url?: string
  page?: number
}

/** A version of a document, as visitors see it: a PDF, or its text as it is stored. */
export interface ComparedFile {
  path: string
  isPdf: boolean
}

/** A sheet that records what somebody agreed to. */
export interface RecordSheet {
  title: string
  language: Language
  facts: [label: string, value: string][]
  note: string
  /** The heading of the words that were shown, and these. */
  heading: string
  body: string
  /** The name and type of the attached file. */
  attached: { name: string; mime: string }
}

/** Two versions of a document, the earlier one first. */
export interface Comparison {
  before: ComparedFile
  after: ComparedFile
}

/** Words that were read from pictures of pages. */
export interface Recognized {
  /** Pages from 1, with their text; a picture is one page. */
  texts: [page: number, text: string][]
  /** Confidence of the reading, from 0 to 100. */
  confidence: number
  /** A copy of the PDF with the words on its pages, in the step's folder. */
  file?: string
}

export type Request =
  | { step: 'identify'; path: string; name: string }
  | ({ step: 'describe' } & Task)
  /** Makes a copy of a PDF without what its readers don't see. */
  | { step: 'clean'; path: string; pageCount: number | undefined; folder: string }
  | { step: 'draw'; path: string; page: number; width: number; file: string }
  /** Places of a page's links. */
  | { step: 'links'; path: string; page: number }
  /** A whole image, limited in width and pixels. */
  | { step: 'shrink'; path: string; mime: string; width: number; file: string }
  /** An image as messengers show it, from one of ours. */
  | { step: 'card'; path: string; file: string }
  /** An image with text across it. */
  | { step: 'mark'; path: string; text: string; file: string }
  | { step: 'page'; path: string; contentType: string; url: string }
  | ({ step: 'emblem' } & Emblem)
  | ({ step: 'compare' } & Comparison)
  /** Words of a picture, or of a PDF's pages. */
  | {
      step: 'recognize'
      path: string
      mime: string
      bytes: number
      pages: number[]
      /** Tesseract’s names: `eng`. */
      languages: string[]
      folder: string
      tools: Tools
    }
  /** A record with a file attached. */
  | ({ step: 'record'; path: string; file: string } & RecordSheet)

export type Answer =
  | {
      kind: 'done'
      value:
        | Identity
        | Description
        | PageCard
        | PageLink[]
        | PageChange[]
        | Recognized
        | 'drawn'
        | 'unsupported'
        | null
    }
  /** The file is at fault. */
  | { kind: 'unreadable'; reason: string }
  /** The machine is: a full disk, a store that is away. Later it may go well. */
  | { kind: 'trouble'; message: string }

/** The note on a PDF whose first page has pictures that aren't seen. */
export const NOT_DRAWN =
  'The first page can’t be drawn here, so its picture and pages with a watermark are blank'

/** The reason is for the person who put the file in. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}
