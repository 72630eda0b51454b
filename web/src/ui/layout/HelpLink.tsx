import { Anchor, VisuallyHidden } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'

/** A link to a page of the help, in a tab of its own; `about` tells screen readers which of several it is. */
export function HelpLink({ page, about }: { page: string; about: string }) {
  return (
    <Anchor href={`/docs/${page}`} target="_blank" rel="noopener" inherit>
      {t('ui.learnMore')}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </Anchor>
  )
}
