import { useParams } from 'react-router'
import { ImportRun } from '../../features/imports/ImportRun.tsx'

export default function ImportRunPage() {
  const { importId = '' } = useParams()
  return <ImportRun importId={importId} />
}
