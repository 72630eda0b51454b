import { Alert, Button, FileButton, Progress, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconFileZip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '../../lib/format/format.ts'
import { DropArea } from './DropArea.tsx'
import { sendArchive } from './send-archive.ts'

/** A ZIP export of this or another account. Files dropped here are read, not uploaded as content. */
export function ArchiveSend({ onSent }: { onSent: (draftId: string) => void }) {
  const [share, setShare] = useState(0)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const send = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController()
      setShare(0)
      return sendArchive(file, setShare, stop.current.signal)
    },
    onSuccess: ({ draftId }) => onSent(draftId),
  })
  const isStopped = send.error instanceof DOMException && send.error.name === 'AbortError'
  return (
    <DropArea onFile={(file) => !send.isPending && send.mutate(file)}>
      <IconFileZip size={32} stroke={1.5} aria-hidden />
      <Text>{t('imports.dropZipHint')}</Text>
      {send.isPending ? (
        <>
          <Progress
            w="min(100%, 400px)"
            value={share * 100}
            aria-label={t('imports.uploadingTheArchive')}
          />
          <Text c="dimmed" size="sm">
            {t('imports.sentOf', {
              sent: formatBytes(share * (send.variables?.size ?? 0)),
              bytes: formatBytes(send.variables?.size ?? 0),
            })}
          </Text>
          <Button variant="default" onClick={() => stop.current?.abort()}>
            {t('ui.cancel')}
          </Button>
        </>
      ) : (
        <FileButton
          accept=".zip,application/zip"
          onChange={(file) => {
            if (file) send.mutate(file)
          }}
        >
          {(props) => <Button {...props}>{t('imports.chooseZip')}</Button>}
        </FileButton>
      )}
      {send.error && !isStopped && <Alert color="red">{send.error.message}</Alert>}
    </DropArea>
  )
}
