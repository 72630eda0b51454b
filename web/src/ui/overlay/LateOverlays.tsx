import { Button, Text } from '@mantine/core'
import { useNotifications } from '@mantine/notifications'
import { t } from '@satchel/messages/t.ts'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { report } from '../../lib/report/report.ts'
import styles from './LateOverlays.module.css'
import { clearModal, closeModal, getModal, subscribeModal } from './modal.ts'

const LONGEST_WAIT = 3_000

const loadOverlays = () => loadPart(() => import('./Overlays.tsx'))

interface LateOverlaysProps {
  load?: () => Promise<{ Overlays: ComponentType }>
}

/**
 * Loads modals and toasts, which aren't part of the first screen: after it, or when the first one is shown. If that
 * fails, the page stays as it is, and the next modal or toast tries again.
 */
export function LateOverlays({ load = loadOverlays }: LateOverlaysProps) {
  const [Overlays, setOverlays] = useState<ComponentType>()
  const [hasFailed, setFailed] = useState(false)
  const { shown } = useSyncExternalStore(subscribeModal, getModal)
  const { notifications } = useNotifications()
  const shownId = shown ?? notifications.at(-1)?.id

  useEffect(() => {
    if (Overlays) return
    let isOver = false
    const give = (loaded: { Overlays: ComponentType }) => setOverlays(() => loaded.Overlays)
    const fail = (error: unknown) => {
      if (isOver) return
      report(error)
      closeModal()
      clearModal()
      setFailed(true)
    }
    if (shownId) {
      setFailed(false)
      load().then(give, fail)
    }
    const timer = setTimeout(() => load().then(give, () => {}), LONGEST_WAIT)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [shownId, Overlays, load])

  if (Overlays) return <Overlays />
  if (!hasFailed) return null
  return (
    <div className={styles.problem} role="alert">
      <Text>{t('ui.partNotLoaded')}</Text>
      <Button variant="default" onClick={() => window.location.reload()}>
        {t('ui.reloadPage')}
      </Button>
    </div>
  )
}
