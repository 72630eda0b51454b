import type { ReactNode } from 'react'
import type { Shared } from './share-types.ts'
import type { DraftOf } from './use-draft.ts'

export interface FormProps {
  shared: Shared
  draft: DraftOf
  /** Content above the fields. */
  top: ReactNode
}
