import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startSession } from '../lib/session.ts'
import { Classic } from './Classic.tsx'

void startSession()

const root = document.getElementById('root')
if (!root) throw new Error('classic/index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Classic />
    </BrowserRouter>
  </StrictMode>,
)
