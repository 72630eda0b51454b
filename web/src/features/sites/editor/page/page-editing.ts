import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Block, BlockOf, TextDoc } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import type { Editor } from '@tiptap/react'
import type { Place } from '../../block-ops.ts'
import { isPanelKey } from '../use-panel.ts'
import { blockAround, blockOn, type DropPlace, dropPlaceAt } from './drop-place.ts'
import { PAGE_STYLE } from './page-style.ts'
import { followPointer } from './room-on-page.ts'

/** Hears what people do on the previewed page. */
export interface PageListener {
  /** Returns a block as it is now. */
  find: (id: string) => Block | undefined
  onSelect: (id: string | null) => void
  /** Runs when a block was pressed that is edited beside the page. */
  onPick: (id: string) => void
  onChange: (block: Block, field: string) => void
  /** Runs with the editor of the text that is typed into. */
  onText: (id: string, editor: Editor) => void
  /** Runs on `/` in an empty block. */
  onSlash: (id: string) => void
  /** Runs on Enter in a heading: text follows. */
  onEnter: (id: string) => void
  /** Runs while a picture is over the page, and with undefined once it isn't. */
  onOver: (place: DropPlace | undefined) => void
  onPictures: (pictures: File[], place: Place) => void
  onUndo: (isRedo: boolean) => void
  /** Runs when what was typed into is left. */
  onLeave: () => void
  /** Runs on the keys that show or hide the panel. */
  onPanel: () => void
}

/** Returns the listener as it is now: the page outlives a render. */
type Latest = () => PageListener

const loadText = () => import('../text/text-on-page.ts')
type EditText = Awaited<ReturnType<typeof loadText>>['editText']

/**
 * Makes the headings and texts of the previewed page editable where they stand, and its blocks selectable.
 * Texts can be focused once their editor is loaded, and not before: what was typed until then would be lost.
 */
export async function editPage(
  page: Document,
  blocks: readonly Block[],
  listener: Latest,
): Promise<void> {
  addStyle(page)
  takePresses(page, listener)
  takeKeys(page, listener)
  takePictures(page, listener)
  for (const block of blocks) if (block.kind === 'heading') openHeading(page, block, listener)
  const { editText } = await loadText()
  for (const block of blocks) if (block.kind === 'text') openText(page, block, listener, editText)
}

/** Adds a sheet that the page's content security policy has nothing to say about. */
function addStyle(page: Document): void {
  const { CSSStyleSheet: Sheet } = page.defaultView as Window & typeof globalThis
  const sheet = new Sheet()
  sheet.replaceSync(PAGE_STYLE)
  page.adoptedStyleSheets.push(sheet)
}

/** Goes to a block of the page: into its text if it has one, which then is selected too. */
export function goToBlock(page: Document, id: string): boolean {
  const block = blockOn(page, id)
  block?.scrollIntoView({ block: 'nearest' })
  const field = block?.querySelector<HTMLElement>('[data-editable]')
  field?.focus({ preventScroll: true })
  return field !== null && field !== undefined
}

/** Marks the selected block. */
export function markSelected(page: Document, id: string | null): void {
  for (const marked of page.querySelectorAll('[data-selected]'))
    marked.removeAttribute('data-selected')
  if (id) blockOn(page, id)?.setAttribute('data-selected', '')
}

function fieldOf(page: Document, id: string, selector: string): HTMLElement | null | undefined {
  const field = blockOn(page, id)?.querySelector<HTMLElement>(selector)
  field?.setAttribute('data-editable', '')
  field?.setAttribute('role', 'textbox')
  return field
}

function openHeading(page: Document, { id }: Block, listener: Latest): void {
  const field = fieldOf(page, id, 'h1, h2, h3')
  if (!field) return
  field.contentEditable = 'plaintext-only'
  field.setAttribute('aria-label', t('sites.editor.headingText'))
  field.dataset.placeholder = t('sites.editor.headingText')
  field.addEventListener('focus', () => listener().onSelect(id))
  field.addEventListener('input', () => {
    const block = listener().find(id)
    const text = (field.textContent ?? '').replace(/\s*\n\s*/g, ' ').slice(0, NAME_MAX)
    // A line break is left behind when all is deleted.
    if (text === '') field.replaceChildren()
    if (block?.kind === 'heading') listener().onChange({ ...block, text }, 'text')
  })
  field.addEventListener('keydown', (event) => {
    const isSlash = event.key === '/' && field.textContent === ''
    if (!isSlash && event.key !== 'Enter') return
    event.preventDefault()
    if (isSlash) listener().onSlash(id)
    else if (!event.isComposing) listener().onEnter(id)
  })
}

function openText(
  page: Document,
  block: BlockOf<'text'>,
  listener: Latest,
  editText: EditText,
): void {
  const { id } = block
  const field = fieldOf(page, id, '.rich')
  if (!field) return
  field.tabIndex = 0
  field.setAttribute('aria-label', t('sites.editor.text'))
  field.setAttribute('aria-multiline', 'true')
  field.dataset.placeholder = t('sites.editor.writeSomething')
  field.toggleAttribute('data-empty', field.textContent === '' && isPlain(block.doc))
  let at: { left: number; top: number } | undefined
  let editor: Editor | undefined
  field.addEventListener('pointerdown', ({ clientX, clientY }) => {
    at = { left: clientX, top: clientY }
  })
  field.addEventListener('focus', () => {
    listener().onSelect(id)
    if (editor) return listener().onText(id, editor)
    const now = listener().find(id)
    if (now?.kind !== 'text') return
    const onChange = (doc: TextDoc) => {
      const latest = listener().find(id)
      if (latest?.kind === 'text') listener().onChange({ ...latest, doc }, 'doc')
    }
    editor = editText(field, { doc: now.doc, at, onChange, onSlash: () => listener().onSlash(id) })
    listener().onText(id, editor)
  })
}

const isPlain = ({ content }: TextDoc) => content.every(({ type }) => type === 'paragraph')

function takePresses(page: Document, listener: Latest): void {
  followPointer(page)
  page.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      if (target.closest('a, button[type=submit]')) event.preventDefault()
      const block = blockAround(target)
      listener().onSelect(block?.id ?? null)
      if (block && !target.closest('[data-editable]')) listener().onPick(block.id)
    },
    true,
  )
  page.addEventListener('submit', (event) => event.preventDefault(), true)
}

function takeKeys(page: Document, listener: Latest): void {
  page.addEventListener('focusout', () => setTimeout(() => listener().onLeave()))
  page.addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase()
    if (event.key === 'Escape') {
      ;(page.activeElement as HTMLElement | null)?.blur()
      listener().onSelect(null)
    }
    if (isPanelKey(event)) {
      event.preventDefault()
      listener().onPanel()
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    listener().onUndo(key === 'y' || event.shiftKey)
  })
}

function takePictures(page: Document, listener: Latest): void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
  const placeOf = ({ clientX: x, clientY: y }: DragEvent) => dropPlaceAt(page, { x, y })
  page.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    listener().onOver(placeOf(event))
  })
  page.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) listener().onOver(undefined)
  })
  page.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    listener().onOver(undefined)
    const files = [...(event.dataTransfer?.files ?? [])]
    listener().onPictures(
      files.filter(({ type }) => type.startsWith('image/')),
      placeOf(event)?.place ?? {},
    )
  })
}
