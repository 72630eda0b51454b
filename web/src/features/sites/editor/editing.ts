import type { Block } from '@satchel/contract/sites/blocks.ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { Place } from '../block-ops.ts'
import type { MovePlace } from './move-places.ts'

/** Pickers of other features, passed in by the page. */
export interface Pickers {
  pickItems: (picking: {
    title: string
    known: readonly string[]
    onPick: (itemIds: string[]) => void
  }) => void
}

/** Operations of the editor's parts on the blocks. */
export interface Editing extends Pickers {
  /** Changes a block; `field` names the field, so that typing is one step of undo. */
  replace: (block: Block, field: string) => void
  insert: (block: Block, place: Place) => void
  remove: (block: Block) => void
  duplicate: (block: Block) => void
  move: (id: string, to: number) => void
  /** Moves a block beside any other, into a column or out of one, and goes to it there unless told otherwise. */
  relocate: (block: Block, place: Place, onMoved?: (block: Block) => void) => void
  /** Returns where a block stands in its list, and of how many. */
  placeOf: (id: string) => { index: number; count: number }
  /** Returns the other lists a block can be moved to. */
  placesFor: (id: string) => MovePlace[]
  /** Opens the list of kinds for a place, and goes to the new block unless told otherwise. */
  openMenu: (place: Place, onAdded?: (block: Block) => void) => void
  /** Returns the server's problems with a block. */
  problemsOf: (id: string) => readonly string[]
  /** Renders the fields of a block, which may contain further blocks. */
  renderFields: (block: Block) => ReactNode
  /** The block that is marked on the page, with its settings beside it. */
  selected: string | null
  select: (id: string | null) => void
  /** Selects a block and scrolls to it on the page. */
  show: (id: string) => void
  /** True if blocks are edited on the page, so that the panel has only what can't be on it. */
  isOnPage: boolean
}

const EditingContext = createContext<Editing | null>(null)
export const EditingProvider = EditingContext.Provider

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('Outside of the editor')
  return editing
}
