import { t } from '@satchel/messages/t.ts'
import { useEffect, useImperativeHandle } from 'react'
import { PageTools } from './PageTools.tsx'
import styles from './Preview.module.css'
import type { PreviewProps, Shown } from './preview-props.ts'
import { FIRST, useFrames } from './use-frames.ts'
import { usePageEditing } from './use-page-editing.ts'
import { usePicturesDone } from './use-pictures-done.ts'

interface EditedPageProps extends Omit<PreviewProps, 'address'> {
  address: string
  shown: Shown
}

/** Frames of the page: the next one loads behind the current one, then replaces it at the same scroll position. */
export function EditedPage(props: EditedPageProps) {
  const { address, revision, ref, shown, panel, ...edited } = props
  const editing = usePageEditing({ ...edited, onPanel: panel?.toggle })
  const { page, block, text, drop } = editing
  const done = usePicturesDone(edited.content)
  const frames = useFrames({
    address,
    revision: revision + done,
    isBusy: isTypedInto,
    onReady: editing.onReady,
  })
  useEffect(() => {
    editing.settle.current = frames.settle
  })
  useImperativeHandle(ref, () => ({ show: editing.show, goToNew: editing.goToNew }))
  const { left, scale, height, own, device } = shown
  const style = { left, width: own, height: height / scale, transform: `scale(${scale})` }
  return (
    <>
      <div className={styles.page} data-device={device}>
        <div className={styles.frames} style={style}>
          {frames.frames.map((number) => (
            <iframe
              key={number}
              ref={number === FIRST ? frames.watch : undefined}
              className={styles.frame}
              src={address}
              title={t('sites.editor.previewOfThePage')}
              data-shown={number === frames.shown || undefined}
              aria-hidden={number !== frames.shown}
              tabIndex={number === frames.shown ? 0 : -1}
              onLoad={(event) => frames.onLoad(number, event.currentTarget)}
            />
          ))}
        </div>
        {drop && (
          <div
            className={styles.line}
            style={{
              left: left + drop.line.left * scale,
              top: drop.line.top * scale - 1,
              width: drop.line.width * scale,
            }}
          />
        )}
      </div>
      {page && block && (
        <PageTools
          key={block.id}
          page={page}
          shown={shown}
          block={block}
          text={text?.editor}
          onSettings={panel && !panel.isShown ? panel.toggle : undefined}
          onHeight={editing.setToolsHeight}
          onDrop={editing.setDrop}
          onAdd={() => editing.addMenu({ after: block.id })}
        />
      )}
    </>
  )
}

/** Tells whether somebody types into the page, or formats what they typed. */
function isTypedInto(frame: HTMLIFrameElement): boolean {
  const { activeElement } = document
  if (
    activeElement?.closest('[class*="RichTextEditor"]') &&
    !activeElement.closest('[id^="block-"]')
  )
    return true
  return (
    activeElement === frame && !!frame.contentDocument?.activeElement?.closest('[data-editable]')
  )
}
