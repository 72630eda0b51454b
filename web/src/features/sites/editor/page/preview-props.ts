import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Ref } from 'react'
import type { UploadPicture } from '../../panels/PictureField.tsx'
import type { usePanel } from '../use-panel.ts'
import type { usePreviewAddress } from './use-preview-address.ts'

export interface PreviewHandle {
  show: (blockId: string) => void
  /** Goes to a new block once the page has it. */
  goToNew: (blockId: string) => void
}

export interface PreviewProps {
  address: ReturnType<typeof usePreviewAddress>
  /** Number that reloads the page when it changes. */
  revision: number
  ref: Ref<PreviewHandle>
  content: readonly Block[]
  uploadPicture: UploadPicture | undefined
  undo: () => void
  redo: () => void
  /** The panel beside the page; undefined where there is no room for both. */
  panel: ReturnType<typeof usePanel> | undefined
}

/** The page in its box, in px. */
export interface Shown {
  device: string
  left: number
  /** Factor by which it is smaller than its real size. */
  scale: number
  /** Size of the box. */
  width: number
  height: number
  /** Real width of the page. */
  own: number
}
