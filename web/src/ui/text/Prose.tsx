import type { PropsWithChildren } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

interface ProseProps {
  text: string
  /** Label of images without a description. */
  imageLabel: string
}

const PLUGINS = [remarkGfm]

/** Levels of headings in the text, below the title of the surrounding page. */
const LOWER = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' } as const satisfies Components

/** Renders Markdown without its HTML. Nothing is fetched from elsewhere: images become links. */
export function Prose({ text, imageLabel }: ProseProps) {
  const components: Components = {
    ...LOWER,
    a: ({ href, children }) => <Outward href={href}>{children}</Outward>,
    img: ({ src, alt }) => (
      <Outward href={typeof src === 'string' ? src : undefined}>{alt || imageLabel}</Outward>
    ),
  }
  return (
    <Markdown remarkPlugins={PLUGINS} components={components} skipHtml>
      {text}
    </Markdown>
  )
}

/** A link that opens in a new tab; one to a local file leads nowhere here. */
function Outward({ href = '', children }: PropsWithChildren<{ href?: string | undefined }>) {
  if (!/^(https?:|mailto:)/i.test(href)) return <span>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
