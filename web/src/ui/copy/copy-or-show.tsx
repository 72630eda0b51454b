import { Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { t } from '@satchel/messages/t.ts'
import { useEffect, useRef } from 'react'
import { toast } from '../feedback/toast.tsx'
import { copyText } from './copy-text.ts'

/**
 * Copies a text and says so with `done`; if the browser refuses, shows the text selected, to be copied by hand.
 * Returns whether it was copied. A text that doesn't arrive is for its caller to report.
 */
export async function copyOrShow(text: string | Promise<string>, done?: string): Promise<boolean> {
  const isCopied = await copyText(text)
  if (!isCopied) {
    const resolvedText = await Promise.resolve(text).catch(() => undefined)
    if (resolvedText !== undefined) showToCopy(resolvedText)
    return false
  }
  notifications.hide(SHOWN)
  if (done) toast({ message: done })
  return true
}

const SHOWN = 'to-copy'
/** Delay in ms: a menu that closes returns the focus to its button. */
const MENUS_CLOSE = 200

/** Shows the text on top, also of dialogs, some of which show a text only once. */
function showToCopy(text: string): void {
  notifications.hide(SHOWN)
  notifications.show({
    id: SHOWN,
    autoClose: false,
    withBorder: true,
    color: 'red',
    role: 'alert',
    closeButtonProps: { 'aria-label': t('ui.dismiss') },
    message: <ToCopy text={text} />,
  })
}

function ToCopy({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), MENUS_CLOSE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Textarea
      ref={field}
      // The toast cuts off what is around it, and the focus is.
      p={3}
      label={t('ui.couldntCopy', { hint: hintOf() })}
      readOnly
      autosize
      maxRows={4}
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onCopy={() => notifications.hide(SHOWN)}
    />
  )
}

function hintOf(): string {
  if (window.matchMedia('(pointer: coarse)').matches) return t('ui.copyTheSelected')
  return t('ui.press', {
    keys: /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘C' : t('ui.ctrlC'),
  })
}
