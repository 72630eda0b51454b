import type { CtaKind } from '@satchel/contract/ctas/ctas.ts'
import {
  IconCalendarEvent,
  IconForms,
  IconPhotoVideo,
  IconPointer,
  IconSpeakerphone,
  type TablerIcon,
} from '@tabler/icons-react'

export const KIND_ICONS: Record<CtaKind, TablerIcon> = {
  button: IconPointer,
  banner: IconSpeakerphone,
  form: IconForms,
  meeting: IconCalendarEvent,
  embed: IconPhotoVideo,
}
