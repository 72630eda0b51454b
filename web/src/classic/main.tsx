import '../frame/early-frame.ts'
import { PUBLIC_PATHS } from '@satchel/contract/routing.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { whenActivated } from '../lib/activation.ts'
import { onProofRequired } from '../lib/api.ts'
import { openWithoutNetwork } from '../lib/offline/offline.ts'
import { startReports } from '../lib/report/report.ts'
import { readClassicLocation } from '../lib/routing.ts'
import { startSession } from '../lib/session.ts'
import { surviveTranslation } from '../lib/translated-page.ts'
import { RootBoundary } from '../ui/feedback/RootBoundary.tsx'
import { Classic } from './Classic.tsx'
import { preloadPage } from './routes.tsx'

const { pathname } = readClassicLocation(window.location)
preloadPage(pathname)
void startSession({ isPublic: PUBLIC_PATHS.has(pathname) })
onProofRequired(async () => (await import('../features/factors/ask-proof.tsx')).askProof())
whenActivated(() => {
  openWithoutNetwork()
  startReports()
})

const root = document.getElementById('root')
if (!root) throw new Error('classic/index.html has no #root')

surviveTranslation(document.body)
createRoot(root).render(
  <StrictMode>
    <RootBoundary>
      <BrowserRouter>
        <Classic />
      </BrowserRouter>
    </RootBoundary>
  </StrictMode>,
)
