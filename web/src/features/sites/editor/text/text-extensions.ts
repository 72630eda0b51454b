import { Link } from '@tiptap/extension-link'
import { StarterKit } from '@tiptap/starter-kit'

/** Nodes and marks of the contract; undoing is up to the editor, for all blocks together. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    undoRedo: false,
    link: false,
    trailingNode: false,
  }),
  Link.configure({
    openOnClick: false,
    protocols: ['mailto', 'tel'],
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
]
