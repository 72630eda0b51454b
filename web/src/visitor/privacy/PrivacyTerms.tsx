import type { VisitorLook } from '@satchel/contract/visits/visitor.ts'
import type { VisitorRecipient, VisitorTerms } from '@satchel/contract/visits/visitor-terms.ts'
import type { ReactNode } from 'react'
import { type PlainKey, t } from '../messages/messages.ts'

interface Props {
  look: VisitorLook
  terms: VisitorTerms
}

/** Says who is responsible for data of visitors, what it's for, and where and how long it's kept. */
export function PrivacyTerms({ look, terms }: Props) {
  const { name, legal } = look
  const { controller, legalGround, keptMonths, host, location, recipients } = terms
  return (
    <section className="terms" aria-labelledby="terms">
      <h2 id="terms">{t('dataHandling')}</h2>
      <dl>
        <Term name={t('responsible')}>
          <p className="lines">{controller ?? name}</p>
          {!controller && look.website && (
            <a href={look.website} target="_blank" rel="noopener">
              {look.website}
            </a>
          )}
        </Term>
        <Term name={t('purposeAndBasis')}>
          <p className="lines">{legalGround ?? t('purposeOfData', { name })}</p>
          {legal?.privacyUrl && (
            <a href={legal.privacyUrl} target="_blank" rel="noopener">
              {t('privacyUrl')}
            </a>
          )}
        </Term>
        <Term name={t('howLongKept')}>
          <p>
            {keptMonths === null
              ? t('keptUntilDeleted', { name })
              : t('keptForMonths', { name, count: keptMonths })}
          </p>
        </Term>
        <Term name={t('whereStored')}>
          <p>{location ? t('storedOnIn', { host, location }) : t('storedOn', { host })}</p>
        </Term>
        <Term name={t('whoElseGetsIt')}>
          {recipients.length === 0 && <p>{t('nobodyElse')}</p>}
          {recipients.map((recipient) => {
            const text = textOf(recipient, name)
            return <p key={text}>{text}</p>
          })}
        </Term>
      </dl>
    </section>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const SERVICES: Record<'mail' | 'storage' | 'backup', PlainKey> = {
  mail: 'toEmailService',
  storage: 'toStorageService',
  backup: 'toBackupService',
}

function textOf(recipient: VisitorRecipient, name: string): string {
  if (typeof recipient === 'object') return recipient.name
  return recipient === 'programs' ? t('toPrograms', { name }) : t(SERVICES[recipient])
}
