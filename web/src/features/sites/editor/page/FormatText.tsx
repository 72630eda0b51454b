import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, useEditorState } from '@tiptap/react'
import { TEXT_TOOLS } from '../labels.ts'
import { TextTools } from '../text/TextTools.tsx'
import styles from './PageTools.module.css'

/** Formats the text of the page that is typed into. */
export function FormatText({ editor }: { editor: Editor }) {
  // Renders again as the selection changes.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber })
  return (
    <RichTextEditor editor={editor} labels={TEXT_TOOLS} className={styles.text ?? ''}>
      <TextTools />
    </RichTextEditor>
  )
}
