import '../frame/early-frame.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { whenActivated } from '../lib/activation.ts'
import { openWithoutNetwork } from '../lib/offline/offline.ts'
import { startReports } from '../lib/report/report.ts'
import { startSession } from '../lib/session.ts'
import { surviveTranslation } from '../lib/translated-page.ts'
import { RootBoundary } from '../ui/feedback/RootBoundary.tsx'
import { App } from './App.tsx'
import { preloadPage } from './routes.tsx'

void startSession()
preloadPage(window.location.pathname)
whenActivated(() => {
  openWithoutNetwork()
  startReports()
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

surviveTranslation(document.body)
createRoot(root).render(
  <StrictMode>
    <RootBoundary>
      {/* A click shows its page at once, and a skeleton while that loads. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </RootBoundary>
  </StrictMode>,
)
