import type { TextDoc, TextMark, TextNode } from '@satchel/contract/sites/blocks.ts'
import { type ReactNode, use } from 'react'
import { TextDirection } from '../text-direction.ts'

/** Rich text in the editor's format; nodes it never produces are left out. */
export function RichText({ doc }: { doc: TextDoc }) {
  return <div className="rich">{nodes(doc.content)}</div>
}

function nodes(content: TextNode[] = []): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and nodes have no names
  return content.map((node, index) => <Node key={index} {...node} />)
}

function Node({ type, attrs, content, marks = [], text = '' }: TextNode): ReactNode {
  const dir = use(TextDirection)
  switch (type) {
    case 'paragraph':
      return <p dir={dir}>{nodes(content)}</p>
    case 'heading':
      return attrs?.level === 3 ? (
        <h3 dir={dir}>{nodes(content)}</h3>
      ) : (
        <h2 dir={dir}>{nodes(content)}</h2>
      )
    case 'bulletList':
      return <ul dir={dir}>{nodes(content)}</ul>
    case 'orderedList':
      return (
        <ol dir={dir} start={attrs?.start ?? 1}>
          {nodes(content)}
        </ol>
      )
    case 'listItem':
      return <li>{nodes(content)}</li>
    case 'blockquote':
      return <blockquote dir={dir}>{nodes(content)}</blockquote>
    case 'horizontalRule':
      return <hr />
    case 'hardBreak':
      return <br />
    case 'text':
      return marks.reduce<ReactNode>((inner, mark) => marked(mark, inner), text)
    default:
      return null
  }
}

function marked({ type, attrs }: TextMark, inner: ReactNode): ReactNode {
  switch (type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'underline':
      return <u>{inner}</u>
    case 'strike':
      return <s>{inner}</s>
    case 'code':
      return <code>{inner}</code>
    case 'link':
      return (
        <a href={attrs?.href} rel="noopener nofollow">
          {inner}
        </a>
      )
    default:
      return inner
  }
}
