import { ActionIcon, Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { icon } from '../../../ui/icon.ts'
import styles from './PdfPreview.module.css'

interface PdfToolbarProps {
  current: number
  pageCount: number
  onPage: (page: number) => void
  percent: number
  onSmaller?: () => void
  onLarger?: () => void
  onFit: () => void
}

export function PdfToolbar(props: PdfToolbarProps) {
  const { current, pageCount, onPage, percent, onSmaller, onLarger, onFit } = props
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('items.preview.pages')}>
      <ActionIcon
        size={32}
        aria-label={t('items.preview.previousPage')}
        disabled={current === 1}
        onClick={() => onPage(current - 1)}
      >
        <IconChevronUp {...icon} />
      </ActionIcon>
      <PageField key={current} current={current} pageCount={pageCount} onPage={onPage} />
      <ActionIcon
        size={32}
        aria-label={t('items.preview.nextPage')}
        disabled={current === pageCount}
        onClick={() => onPage(current + 1)}
      >
        <IconChevronDown {...icon} />
      </ActionIcon>
      <span className={styles.divider} />
      <ActionIcon
        size={32}
        aria-label={t('items.preview.zoomOut')}
        disabled={!onSmaller}
        onClick={onSmaller}
      >
        <IconMinus {...icon} />
      </ActionIcon>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={styles.percent ?? ''}
        aria-label={t('items.preview.fitToWidthCurrently', { percent })}
        onClick={onFit}
      >
        {percent}%
      </Button>
      <ActionIcon
        size={32}
        aria-label={t('items.preview.zoomIn')}
        disabled={!onLarger}
        onClick={onLarger}
      >
        <IconPlus {...icon} />
      </ActionIcon>
    </div>
  )
}

type PageFieldProps = Pick<PdfToolbarProps, 'current' | 'pageCount' | 'onPage'>

function PageField({ current, pageCount, onPage }: PageFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const page = Number(input.current?.value)
    if (page >= 1) onPage(Math.min(Math.round(page), pageCount))
  }
  return (
    <form className={styles.position} onSubmit={go}>
      <input
        ref={input}
        className={styles.page}
        aria-label={t('items.preview.page')}
        inputMode="numeric"
        defaultValue={current}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={go}
      />
      {t('items.preview.ofPages', { pageCount })}
    </form>
  )
}
