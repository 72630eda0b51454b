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

/** A picture of which the browser takes the size that fits; its place is kept free until it is there. */
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
