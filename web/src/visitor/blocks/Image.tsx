import type { VisitorPicture, VisitorSimpleBlock } from '@satchel/contract/visits/visitor.ts'

type ImageProps = Extract<VisitorSimpleBlock, { kind: 'image' }>

export function Image({ picture, alt, href }: ImageProps) {
  const image = <Sized picture={picture} alt={alt} />
  if (!href) return image
  return (
    <a href={href} rel="noopener nofollow" aria-label={alt || href}>
      {image}
    </a>
  )
}

/** An image in the size the browser picks; its space is reserved until it is loaded. */
function Sized({
  picture: { url, small, width, height },
  alt,
}: {
  picture: VisitorPicture
  alt: string
}) {
  const sources = small && width ? `${small.url} ${small.width}w, ${url} ${width}w` : undefined
  return (
    <img
      src={url}
      srcSet={sources}
      sizes={sources && '(min-width: 1112px) 1064px, 100vw'}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
    />
  )
}
