import { Button } from '@mantine/core'
import { getLinkQr, type Link, type QrFormat } from '@satchel/contract/links/links.ts'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callRaw, download } from '../../../lib/raw.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import * as labels from './labels.ts'
import styles from './QrCode.module.css'

/** Size in pixels for printing, large enough for a poster. */
const PNG_SIZE = 1_024
const SHOWN = 360

/** The QR code of a link, shown on the screen and available for download. */
export function QrCode({ link: { id, slug, itemName } }: { link: Link }) {
  const code = useQuery({
    queryKey: [getLinkQr.name, id, slug],
    queryFn: async () =>
      (await callRaw(getLinkQr, { params: { id }, query: { size: SHOWN } })).blob(),
  })
  const url = useObjectUrl(code.data)
  const save = (format: QrFormat) => {
    const query = { format, ...(format === 'png' && { size: PNG_SIZE }) }
    download(getLinkQr, { params: { id }, query }, `${slug}.${format}`).catch((error: Error) =>
      toast({ message: error.message, tone: 'problem' }),
    )
  }
  if (code.isError) return <LoadProblem title={labels.couldntCreateQrCode} query={code} />
  return (
    <div className={styles.qr}>
      <div className={styles.frame}>
        {url && <img src={url} alt={labels.qrCodeForLink(itemName)} className={styles.code} />}
      </div>
      <div className={styles.buttons}>
        {(['svg', 'png'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload {...icon} />}
            onClick={() => save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        <p className={styles.note}>{labels.qrCodeHint}</p>
      </div>
    </div>
  )
}

function useObjectUrl(content: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!content) return
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}
