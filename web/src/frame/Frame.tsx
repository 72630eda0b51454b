import { useHotkeys } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, useRef } from 'react'
import { AccountBanner } from './account/AccountBanner.tsx'
import styles from './Frame.module.css'
import { useFrameSnapshot } from './frame-snapshot.ts'
import { useGoKeys } from './keys/use-go-keys.ts'
import { useLiveData } from './live/use-live-data.ts'
import { SideBar } from './SideBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useKeptQueries } from './use-kept-queries.ts'
import { useOfflineNotices } from './use-offline.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { useToastsOfPage } from './use-toasts-of-page.ts'

interface FrameProps {
  /** The Upload button, in the top bar. */
  upload?: ReactNode
  /** Elements above all pages: the upload tray and the drop area for files. */
  dock?: ReactNode
  children: ReactNode
}

export function Frame({ upload, dock, children }: FrameProps) {
  useKeptQueries()
  const { news, isPolling } = useLiveData()
  useOfflineNotices()
  useScrollMemory()
  useToastsOfPage()
  useHotkeys([['shift+?', showKeys]])
  useGoKeys()
  const frame = useRef<HTMLDivElement>(null)
  useFrameSnapshot(frame)
  return (
    <div ref={frame} className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('frame.skipToContent')}
      </a>
      <SideBar />
      <TopBar upload={upload} news={news} isPolling={isPolling} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <AccountBanner isPolling={isPolling} />
        {children}
      </main>
      {dock}
    </div>
  )
}

async function showKeys(): Promise<void> {
  const { openKeys } = await import('./keys/open-keys.tsx')
  openKeys()
}
