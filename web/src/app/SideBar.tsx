import { NavLink } from 'react-router'
import { useMe } from '../lib/session.ts'
import { largeIcon } from '../ui/icon.ts'
import { LogoMark } from '../ui/LogoMark.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { navigation } from './navigation.ts'
import { preloadPage } from './routes.tsx'
import styles from './SideBar.module.css'

/** At the side; at the bottom on phones. */
export function SideBar() {
  const { tenant } = useMe()
  return (
    <nav className={styles.bar} aria-label="Main">
      <div className={styles.tenant}>
        {tenant.branding.logoUrl ? (
          <img src={tenant.branding.logoUrl} alt="" className={styles.logo} />
        ) : (
          <LogoMark size={24} className={styles.mark} />
        )}
        <span className={styles.name}>{tenant.name}</span>
      </div>
      <div className={styles.entries}>
        {navigation.map(({ label, to, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            className={styles.entry ?? ''}
            onPointerEnter={() => preloadPage(to)}
            onFocus={() => preloadPage(to)}
          >
            <Icon {...largeIcon} />
            <span className={styles.label}>{label}</span>
          </NavLink>
        ))}
      </div>
      <div className={styles.account}>
        <AccountMenu withName />
      </div>
    </nav>
  )
}
