import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { createCache } from '../lib/cache/cache.ts'
import { admitToClassic, readClassicLocation } from '../lib/routing.ts'
import { followRefusal, useSession } from '../lib/session.ts'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Gate } from '../ui/feedback/Gate.tsx'
import { AppTheme } from '../ui/theme/AppTheme.tsx'
import { Brand, type TenantBrand } from './brand.ts'
import { Pages } from './routes.tsx'

export function Classic() {
  const session = useSession()
  const place = readClassicLocation(useLocation())
  const [cache] = useState(() => createCache(followRefusal))
  const [found, setFound] = useState<TenantBrand | null>(null)
  const brand = 'me' in session ? session.me.tenant : found
  return (
    <QueryClientProvider client={cache}>
      <AppTheme color={brand?.branding.color}>
        <ErrorBoundary resetKey={place.pathname}>
          <Gate admission={admitToClassic(session.status, place)}>
            <Brand value={{ brand, setBrand: setFound }}>
              <Pages place={place} />
            </Brand>
          </Gate>
        </ErrorBoundary>
      </AppTheme>
    </QueryClientProvider>
  )
}
