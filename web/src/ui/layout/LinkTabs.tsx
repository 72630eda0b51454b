import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './LinkTabs.module.css'

interface Tab {
  label: string
  to: string
  isHere: boolean
}

interface LinkTabsProps {
  label: string
  tabs: readonly Tab[]
}

/** Tabs of one page, each with its own address. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <TabLink key={tab.label} {...tab} />
      ))}
    </nav>
  )
}

/** Tab that scrolls into view when it is the current one. */
function TabLink({ label, to, isHere }: Tab) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isHere])
  return (
    <Link ref={link} to={to} className={styles.tab} aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  )
}
