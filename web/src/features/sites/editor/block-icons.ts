import type { BlockKind } from '@satchel/contract/sites/blocks.ts'
import {
  IconAlignLeft,
  IconCode,
  IconColumns2,
  IconHeading,
  IconLayoutGrid,
  IconListCheck,
  IconPhoto,
  IconSeparatorHorizontal,
  IconStack2,
  IconTargetArrow,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react'

export const BLOCK_ICONS: Record<BlockKind, TablerIcon> = {
  heading: IconHeading,
  text: IconAlignLeft,
  items: IconLayoutGrid,
  collection: IconStack2,
  cta: IconTargetArrow,
  image: IconPhoto,
  video: IconVideo,
  embed: IconCode,
  columns: IconColumns2,
  plan: IconListCheck,
  divider: IconSeparatorHorizontal,
}
