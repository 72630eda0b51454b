import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { AccountButton } from './AccountButton.tsx'

const loadDropdown = async () => {
  const { AccountDropdown } = await loadPart(() => import('./AccountDropdown.tsx'))
  return { default: AccountDropdown }
}
const AccountDropdown = lazy(loadDropdown)

/** Menu that is loaded when it is approached. */
export function AccountMenu({ withName = false }: { withName?: boolean }) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <AccountButton
      withName={withName}
      aria-haspopup="menu"
      onPointerEnter={() => void loadDropdown()}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <AccountDropdown withName={withName} />
    </Suspense>
  )
}
