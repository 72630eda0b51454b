import { RichTextEditor } from '@mantine/tiptap'
import type { BlockOf, TextDoc } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useEditing } from './editing.ts'
import * as labels from './labels.ts'
import styles from './TextFields.module.css'
import { cleanDoc } from './text/clean-doc.ts'
import { TextTools } from './text/TextTools.tsx'
import { EXTENSIONS } from './text/text-extensions.ts'

export function TextFields({ block }: { block: BlockOf<'text'> }) {
  const { replace, openMenu } = useEditing()
  const own = useRef<TextDoc>(block.doc)
  const take = useEffectEvent((doc: TextDoc) => {
    own.current = doc
    replace({ ...block, doc }, 'doc')
  })
  const openKinds = useEffectEvent(() => openMenu({ after: block.id }))
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: block.doc,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => take(cleanDoc(changed.getJSON())),
    editorProps: {
      attributes: {
        'aria-label': t('sites.editor.text'),
        role: 'textbox',
        'aria-multiline': 'true',
        'data-placeholder': t('sites.editor.writeSomething'),
      },
      handleKeyDown: ({ state: { selection } }, event) => {
        const isEmpty = selection.empty && selection.$from.parent.content.size === 0
        if (event.key !== '/' || !isEmpty) return false
        event.preventDefault()
        openKinds()
        return true
      },
    },
  })
  useTaken(editor, block.doc, own)
  return (
    <RichTextEditor
      editor={editor}
      labels={labels.TEXT_TOOLS}
      classNames={{
        root: styles.root ?? '',
        toolbar: styles.toolbar ?? '',
        content: styles.content ?? '',
      }}
      data-empty={editor.isEmpty || undefined}
    >
      <RichTextEditor.Toolbar>
        <TextTools />
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}

/** Applies outside changes (undo, another person) to the editor. */
function useTaken(editor: Editor, doc: TextDoc, own: { current: TextDoc }): void {
  useEffect(() => {
    if (doc === own.current) return
    own.current = doc
    const { from } = editor.state.selection
    editor.commands.setContent(doc, { emitUpdate: false })
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
  }, [editor, doc, own])
}
