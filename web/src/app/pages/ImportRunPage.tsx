import type { Import } from '@satchel/contract/imports/imports.ts'
import { useParams } from 'react-router'
import { ImportRun } from '../../features/imports/ImportRun.tsx'
import { useMay } from '../../lib/session.ts'

export default function ImportRunPage() {
  const { importId = '' } = useParams()
  const mayEdit = useMay('library.write')
  return <ImportRun importId={importId} {...(mayEdit && { onClassify: classify })} />
}

/** Opens the form for all that came in. */
async function classify({ importId, name }: Import) {
  const { openClassify } = await import('../../features/items/bulk/ClassifyForm.tsx')
  openClassify({ items: [], label: name, search: { importId }, except: [] })
}
