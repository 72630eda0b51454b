import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DropOverlay } from '../features/uploads/DropOverlay.tsx'
import { UploadButton } from '../features/uploads/UploadButton.tsx'
import { Entry } from '../frame/entry.ts'
import { Frame } from '../frame/Frame.tsx'
import { addWebLink } from '../frame/late/add-web-link.ts'
import { LateParts } from '../frame/late/LateParts.tsx'
import { readClassicLocation } from '../lib/routing.ts'
import { useMe } from '../lib/session.ts'
import { TimeZone } from '../ui/text/RelativeTime.tsx'

const loadDocks = async () => (await import('../frame/late/Docks.tsx')).Docks

/** A page of this entry in the app's frame. */
export function Framed({ children }: { children: ReactNode }) {
  const { tenant } = useMe()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const entry = useMemo(() => {
    const owns = (url: string) => url.startsWith('/classic/')
    return {
      place: readClassicLocation({ pathname, search }),
      owns,
      open: (url: string) => (owns(url) ? void navigate(url) : window.location.assign(url)),
      preload: () => {},
    }
  }, [pathname, search, navigate])
  return (
    <Entry value={entry}>
      <TimeZone value={tenant.timeZone}>
        <Frame
          upload={<UploadButton onAddWebLink={addWebLink} variant="default" />}
          dock={
            <>
              <DropOverlay />
              <LateParts load={loadDocks} />
            </>
          }
        >
          {children}
        </Frame>
      </TimeZone>
    </Entry>
  )
}
