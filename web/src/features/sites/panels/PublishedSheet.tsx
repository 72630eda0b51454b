import { Button, Group, Text, TextInput } from '@mantine/core'
import { getSiteQr, type Seo, type Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconCheck,
  IconCopy,
  IconExternalLink,
  IconLock,
  IconShare3,
  IconWorld,
} from '@tabler/icons-react'
import { useId } from 'react'
import { useQr } from '../../../lib/use-qr.ts'
import { CopyButton } from '../../../ui/copy/CopyButton.tsx'
import { icon } from '../../../ui/icon.ts'
import { ModalFooter } from '../../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { QrCode } from '../../../ui/QrCode.tsx'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import { accessSentence } from '../access-sentence.ts'
import styles from './PublishedSheet.module.css'
import { MessengerCard, SearchResult } from './SitePreviews.tsx'
import { type Addressee, useSendTo } from './use-send-to.ts'

interface PublishedSheetProps {
  site: Site
  /** The page that is published, as visitors and others see it. */
  page: PublishedPage
  /** Opens the share dialog, for a person or anybody; undefined for people who may not share. */
  onShare: ((to?: Addressee) => void) | undefined
  /** Opens the settings on who can open the site. */
  onAccess: () => void
}

export interface PublishedPage {
  /** Address at which the team sees the page without a gate; undefined while it is loading. */
  preview: string | undefined
  seo: Seo
  intro: string
}

/** Shows a site as others see it when it is on the web for the first time, who can open it, and whom to send it to. */
export function openPublished(props: PublishedSheetProps): void {
  openModal({
    title: t('sites.panels.isLive', { name: props.site.name }),
    size: '48rem',
    content: <PublishedSheet {...props} />,
  })
}

function PublishedSheet({ site, page, onShare, onAccess }: PublishedSheetProps) {
  const { name, url } = site
  const close = (then: () => void) => () => {
    closeModal()
    then()
  }
  const card = { ...page, name, url, gate: gateOf(site), heading: 'h3' as const }
  return (
    <>
      <div className={styles.sheet}>
        {page.preview && (
          <div className={styles.phone}>
            <iframe
              className={styles.page}
              src={page.preview}
              title={t('sites.panels.onPhone')}
              tabIndex={-1}
            />
          </div>
        )}
        <div className={styles.facts}>
          <Address url={url} />
          <Access site={site} onChange={close(onAccess)} />
          {onShare && (
            <People
              text={[name, page.seo.title, page.intro].join(' ')}
              onSend={(to) => close(() => onShare(to))()}
            />
          )}
          <MessengerCard {...card} />
          <SearchResult {...card} />
          {onShare && <SiteQr site={site} />}
        </div>
      </div>
      <ModalFooter>
        <Button
          component="a"
          variant="default"
          href={url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink {...icon} />}
        >
          {t('sites.panels.openSite')}
        </Button>
        {onShare && (
          <Button
            variant="default"
            leftSection={<IconShare3 {...icon} />}
            onClick={close(() => onShare())}
          >
            {t('sites.panels.sendTo')}
          </Button>
        )}
      </ModalFooter>
    </>
  )
}

/** Returns the title of the gate before a site; undefined if it is open. */
function gateOf({ hasPassword, access }: Site): string | undefined {
  if (hasPassword) return t('links.share.passwordProtected')
  return access.requireEmail ? t('links.share.whoIsOpeningThis') : undefined
}

function Address({ url }: { url: string }) {
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <TextInput readOnly flex={1} label={t('sites.panels.address')} value={url} />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button
            data-autofocus
            leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
            onClick={copy}
          >
            {copied ? t('ui.copied') : t('ui.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}

/** The people of the organization that the page names, each of whom gets a link of their own. */
function People({ text, onSend }: { text: string; onSend: (to: Addressee) => void }) {
  const id = useId()
  const { organization, people } = useSendTo(text)
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {organization
          ? t('sites.panels.sendToPeopleAt', { organization })
          : t('sites.panels.sendToPeopleBefore')}
      </h3>
      <ul className={styles.people}>
        {people.map((to) => (
          <li key={to.email || to.name}>
            <Button
              variant="default"
              size="compact-sm"
              fw={400}
              title={to.email || undefined}
              onClick={() => onSend(to)}
            >
              <EmailText>{to.name || to.email}</EmailText>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says who can open the site now, and leads to where it is changed. */
function Access({ site, onChange }: { site: Site; onChange: () => void }) {
  const isOpen = !site.hasPassword && !site.access.requireEmail
  const Icon = isOpen ? IconWorld : IconLock
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" flex="1 1 260px" wrap="nowrap">
        <Icon {...icon} style={{ flex: 'none' }} />
        <Text>{accessSentence(site)}</Text>
      </Group>
      <Button variant="default" size="compact-sm" onClick={onChange}>
        {isOpen ? t('sites.panels.setPassword') : t('sites.access.change')}
      </Button>
    </Group>
  )
}

function SiteQr({ site }: Pick<PublishedSheetProps, 'site'>) {
  return <QrCode name={site.name} {...useQr(getSiteQr, site)} />
}
