import { t } from '@satchel/messages/t.ts'
import { useMe } from '../lib/session.ts'
import { largeIcon } from '../ui/icon.ts'
import { LogoMark } from '../ui/LogoMark.tsx'
import { AccountMenu } from './account/AccountMenu.tsx'
import { EntryLink } from './EntryLink.tsx'
import { MoreTab } from './MoreTab.tsx'
import { type NavigationEntry, usePlaces, useTools } from './navigation.ts'
import styles from './SideBar.module.css'

/** Navigation at the side, or at the bottom on phones. */
export function SideBar() {
  const { tenant } = useMe()
  const places = usePlaces()
  const tools = useTools()
  return (
    <nav className={styles.bar} aria-label={t('frame.main')}>
      <div className={styles.tenant}>
        {tenant.branding.logoUrl ? (
          <img src={tenant.branding.logoUrl} alt="" className={styles.logo} />
        ) : (
          <LogoMark size={24} className={styles.mark} />
        )}
        <span className={styles.name}>{tenant.name}</span>
      </div>
      <div className={styles.entries}>
        {places.map((entry) => (
          <Entry key={entry.to} {...entry} />
        ))}
        <MoreTab />
      </div>
      <div className={styles.tools}>
        {tools.map((entry) => (
          <Entry key={entry.to} {...entry} />
        ))}
      </div>
      <div className={styles.account}>
        <AccountMenu withName />
      </div>
    </nav>
  )
}

function Entry({ label, to, icon: Icon, within, isMore }: NavigationEntry) {
  return (
    <EntryLink to={to} within={within} className={styles.entry} data-more={isMore}>
      <Icon {...largeIcon} />
      <span className={styles.label}>{label}</span>
    </EntryLink>
  )
}
