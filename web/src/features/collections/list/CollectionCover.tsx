import { IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import { CoverImage } from '../../../ui/CoverImage.tsx'

interface CollectionCoverProps {
  url: string | null
  markSize: number
}

/** The image of one of its items; an icon if there is none. */
export function CollectionCover({ url, markSize }: CollectionCoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!url || url === broken) return <IconStack2 size={markSize} stroke={1.25} aria-hidden />
  return <CoverImage src={url} onError={() => setBroken(url)} />
}
