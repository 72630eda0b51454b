import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconDownload } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { LoadProblem } from './feedback/LoadProblem.tsx'
import { toast } from './feedback/toast.tsx'
import { icon } from './icon.ts'
import styles from './QrCode.module.css'

interface QrCodeProps {
  /** Name of what it leads to. */
  name: string
  code: ComponentProps<typeof LoadProblem>['query'] & { data: Blob | undefined }
  save: (format: 'svg' | 'png') => Promise<void>
}

/** The QR code of an address, shown on the screen and available for download. */
export function QrCode({ name, code, save }: QrCodeProps) {
  const url = useObjectUrl(code.data)
  const download = (format: 'svg' | 'png') => {
    save(format).catch((error: Error) => toast({ message: error.message, tone: 'problem' }))
  }
  if (code.error) return <LoadProblem title={t('ui.couldntCreateQrCode')} query={code} />
  return (
    <div className={styles.qr}>
      <div className={styles.frame}>
        {url && <img src={url} alt={t('ui.qrCodeTo', { name })} className={styles.code} />}
      </div>
      <div className={styles.buttons}>
        {(['svg', 'png'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload {...icon} />}
            onClick={() => download(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        <p className={styles.note}>{t('ui.qrCodeHint')}</p>
      </div>
    </div>
  )
}

function useObjectUrl(content: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!content) return
    const objectUrl = URL.createObjectURL(content)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [content])
  return url
}
