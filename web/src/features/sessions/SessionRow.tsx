import { Badge, Button } from '@mantine/core'
import { endSession, listSessions, type Session } from '@satchel/contract/accounts/sessions.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconTerminal2,
} from '@tabler/icons-react'
import { useCommand } from '../../lib/api.ts'
import { formatCountry } from '../../lib/format/format.ts'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { largeIcon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './Sessions.module.css'

const METHODS: Record<Session['method'], string> = {
  password: t('sessions.withPassword'),
  passkey: t('sessions.withPasskey'),
  sso: t('sessions.withSingleSign'),
  code: t('sessions.withEmailedCode'),
  invitation: t('sessions.withInvitation'),
  handoff: t('sessions.fromAnotherSession'),
}

const ICONS = { mobile: IconDeviceMobile, tablet: IconDeviceTablet, desktop: IconDeviceDesktop }

export function SessionRow({ session }: { session: Session }) {
  const { id, device, country, ip, method, createdAt, lastSeenAt, isCurrent } = session
  const Icon = ICONS[device as keyof typeof ICONS] ?? IconTerminal2
  const name = nameOf(session)
  const end = useCommand(endSession, { refreshes: [listSessions] })
  const send = () =>
    toastOutcome(end.mutateAsync({ params: { id } }), {
      message: t('sessions.nameSignedOut', { name }),
    })
  return (
    <li className={styles.row}>
      <Icon {...largeIcon} className={styles.icon} aria-hidden />
      <div className={styles.text}>
        <p className={styles.name}>
          {name}{' '}
          {isCurrent && (
            <Badge component="span" color="accent" tt="none">
              {t('sessions.thisSession')}
            </Badge>
          )}
        </p>
        <p className={styles.facts}>
          <span>{[country && formatCountry(country), ip].filter(Boolean).join(', ')}</span>
          <span>
            {t('sessions.signedIn')} <RelativeTime at={createdAt} /> {METHODS[method]}
          </span>
          {!isCurrent && (
            <span>
              {t('sessions.lastActive')} <RelativeTime at={lastSeenAt} />
            </span>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          loading={end.isPending}
          onClick={send}
          aria-label={t('sessions.signOutName', { name })}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </li>
  )
}

function nameOf({ browser, os }: Session): string {
  if (browser && os) return t('sessions.browserOnOs', { browser, os })
  return browser ?? os ?? t('sessions.unknownDevice')
}
