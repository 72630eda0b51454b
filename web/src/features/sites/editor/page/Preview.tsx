import { ActionIcon, SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { LoadProblem } from '../../../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { icon } from '../../../../ui/icon.ts'
import { EditedPage } from './EditedPage.tsx'
import styles from './Preview.module.css'
import type { PreviewProps, Shown } from './preview-props.ts'

const PHONE = 390
/** Width in px of a desktop's page, which is made smaller where the window is narrower. */
const DESKTOP = 1_200
/** Width in px from which a page is at its real size. */
const ROOMY = 640

/** The draft as visitors will see it, on a phone or a desktop: the real page, on which it is edited. */
export function Preview({ address, panel, ...page }: PreviewProps) {
  const [device, setDevice] = useState<'desktop' | 'phone'>(() =>
    window.matchMedia('(max-width: 39.99em)').matches ? 'phone' : 'desktop',
  )
  const { ref: box, width, height } = useElementSize()
  const own = device === 'phone' ? PHONE : width >= ROOMY ? width : DESKTOP
  const scale = Math.min(1, width / own) || 1
  const left = Math.max(0, (width - own * scale) / 2)
  const view: Shown = { device, left, scale, width, height, own }
  return (
    <section className={styles.preview} aria-label={t('sites.editor.preview')}>
      <Strip panel={panel}>
        <SegmentedControl
          className={styles.widths ?? ''}
          size="xs"
          aria-label={t('sites.editor.previewWidth')}
          data={[
            { value: 'desktop', label: t('sites.editor.desktop') },
            { value: 'phone', label: t('sites.editor.phone') },
          ]}
          value={device}
          onChange={(next) => setDevice(next as typeof device)}
        />
      </Strip>
      <LoadProblem title={t('sites.editor.couldntLoadThePreview')} query={address} />
      <div ref={box} className={styles.box}>
        {address.isPending && (
          <div className={styles.pending}>
            <TextSkeleton lines={8} />
          </div>
        )}
        {address.data && <EditedPage address={address.data} shown={view} panel={panel} {...page} />}
      </div>
    </section>
  )
}

/** The line above the page, which buttons of a block cover while the block begins above the visible part. */
function Strip({ panel, children }: { panel: PreviewProps['panel']; children: ReactNode }) {
  const label = panel?.isShown ? t('sites.editor.hidePanel') : t('sites.editor.showPanel')
  const Icon = panel?.isShown ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  return (
    <div className={styles.strip}>
      {panel && (
        <ActionIcon
          aria-label={label}
          aria-keyshortcuts="Control+\ Meta+\"
          title={`${label} (${navigator.platform.startsWith('Mac') ? '⌘' : t('frame.keys.ctrl')} \\)`}
          onClick={panel.toggle}
        >
          <Icon {...icon} />
        </ActionIcon>
      )}
      <p className={styles.hint}>{t('sites.editor.pageHint')}</p>
      {children}
    </div>
  )
}
