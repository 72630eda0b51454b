import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { onProofWanted } from '../lib/api.ts'
import { startSession } from '../lib/session.ts'
import { Classic } from './Classic.tsx'

void startSession()
onProofWanted(async () => (await import('../features/factors/ask-proof.tsx')).askProof())

const root = document.getElementById('root')
if (!root) throw new Error('classic/index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Classic />
    </BrowserRouter>
  </StrictMode>,
)
