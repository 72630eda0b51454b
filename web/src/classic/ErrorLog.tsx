import { use } from 'react'
import { useNavigate } from 'react-router'
import { ErrorsSection } from '../features/monitoring/ErrorsSection.tsx'
import { type ErrorsView, readErrorsView } from '../features/monitoring/errors-view.ts'
import { Entry } from '../frame/entry.ts'
import { paths } from '../lib/paths.ts'

const hrefOf = ({ status, source, error }: Partial<ErrorsView>) =>
  paths.teamSettings({
    section: 'errors',
    status: status === 'open' ? undefined : status,
    source,
    error,
  })

/** The errors people met; the URL has what is shown. */
export function ErrorLog() {
  const navigate = useNavigate()
  const view = readErrorsView(new URLSearchParams(use(Entry).place.search))
  return (
    <ErrorsSection
      view={view}
      hrefOf={hrefOf}
      onView={(next) => void navigate(hrefOf(next), { replace: true })}
    />
  )
}
