import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { DropOverlay } from '../features/uploads/DropOverlay.tsx'
import { UploadButton } from '../features/uploads/UploadButton.tsx'
import { Frame } from '../frame/Frame.tsx'
import { addWebLink } from '../frame/late/add-web-link.ts'
import { LateParts } from '../frame/late/LateParts.tsx'
import { createCache } from '../lib/cache/cache.ts'
import { admit } from '../lib/routing.ts'
import { followRefusal, useSession } from '../lib/session.ts'
import { Gate } from '../ui/feedback/Gate.tsx'
import { TimeZone } from '../ui/text/RelativeTime.tsx'
import { AppTheme } from '../ui/theme/AppTheme.tsx'
import { AppEntry } from './AppEntry.tsx'
import { Pages } from './routes.tsx'

const loadParts = async () => (await import('./AppParts.tsx')).AppParts

export function App() {
  const session = useSession()
  const location = useLocation()
  const [cache] = useState(() => createCache(followRefusal))
  const tenant = 'me' in session ? session.me.tenant : undefined
  return (
    <QueryClientProvider client={cache}>
      <TimeZone value={tenant?.timeZone ?? 'UTC'}>
        <AppTheme color={tenant?.branding.color}>
          <Gate admission={admit(session.status, location)}>
            <AppEntry>
              <Frame
                upload={<UploadButton onAddWebLink={addWebLink} variant="default" />}
                dock={
                  <>
                    <DropOverlay />
                    <LateParts load={loadParts} />
                  </>
                }
              >
                <Pages />
              </Frame>
            </AppEntry>
          </Gate>
        </AppTheme>
      </TimeZone>
    </QueryClientProvider>
  )
}
