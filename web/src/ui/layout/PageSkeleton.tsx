import { VisuallyHidden } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type Box, PAGE_SHAPES, type PageName } from './page-shapes.ts'

/** Placeholder of a page in its later shape, while its script loads. The HTML has the same before the first script. */
export function PageSkeleton({ of }: { of: PageName }) {
  return (
    <div role="status" className="shape">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Boxes of={PAGE_SHAPES[of]} />
    </div>
  )
}

function Boxes({ of }: { of: readonly Box[] }) {
  return of.map(([classes, ...inner], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
    <div key={index} className={classes}>
      <Boxes of={inner} />
    </div>
  ))
}
