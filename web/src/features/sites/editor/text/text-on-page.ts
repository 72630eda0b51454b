import type { TextDoc } from '@satchel/contract/sites/blocks.ts'
import { Editor } from '@tiptap/react'
import { cleanDoc } from './clean-doc.ts'
import { EXTENSIONS } from './text-extensions.ts'

interface TextOnPage {
  doc: TextDoc
  /** The point that was pressed, in px of the page's window. */
  at: { left: number; top: number } | undefined
  onChange: (doc: TextDoc) => void
  /** Runs when `/` is typed on an empty line. */
  onSlash: () => void
}

/** Makes a text of the page an editor where it stands. */
export function editText(place: HTMLElement, { doc, at, onChange, onSlash }: TextOnPage): Editor {
  const editor = new Editor({
    element: { mount: place },
    extensions: EXTENSIONS,
    content: doc,
    injectCSS: false,
    onUpdate: () => {
      place.toggleAttribute('data-empty', editor.isEmpty)
      onChange(cleanDoc(editor.getJSON()))
    },
    editorProps: {
      handleKeyDown: ({ state: { selection } }, event) => {
        const isEmpty = selection.empty && selection.$from.parent.content.size === 0
        if (event.key !== '/' || !isEmpty) return false
        event.preventDefault()
        onSlash()
        return true
      },
    },
  })
  const pressed = at && editor.view.posAtCoords(at)?.pos
  editor.commands.focus(pressed ?? 'end', { scrollIntoView: false })
  return editor
}
