import type { Block } from '@satchel/contract/sites/blocks.ts'

const FIELDS = 'input:not([type=radio]), [contenteditable=true]'

/** Goes to the first field of a block, or to the block where it has none. */
export function focusBlock(id: string): void {
  const card = document.getElementById(`block-${id}`)
  card?.scrollIntoView({ block: 'center' })
  const field = card?.querySelector<HTMLElement>(FIELDS) ?? card
  field?.focus({ preventScroll: true })
}

/** Goes to a block once it is drawn at its new place, and the menu that moved it is gone. */
export function focusMovedBlock(block: Pick<Block, 'id'>): void {
  setTimeout(() => focusNewBlock(block), STEP)
}

const STEP = 50
const TRIES = 60

/** Goes to a new block once it is drawn, the dialog or menu is closed and the editor of its text is loaded. */
export function focusNewBlock({ id }: Pick<Block, 'id'>, tries = TRIES): void {
  const card = document.getElementById(`block-${id}`)
  const isOpen = document.querySelector('[role=dialog], [role=menu]') !== null
  const isReady = card && !isOpen && !card.querySelector('[aria-busy=true]')
  if (isReady) focusBlock(id)
  else if (tries > 0) setTimeout(() => focusNewBlock({ id }, tries - 1), STEP)
}
