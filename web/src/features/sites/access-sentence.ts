import type { SiteSummary } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { formatList } from '../../lib/format/format.ts'

type Protected = Pick<SiteSummary, 'access' | 'hasPassword' | 'isPersonal'>

/** Returns a sentence on who can open a site, by the settings that are in force. */
export function accessSentence({ access, hasPassword, isPersonal }: Protected): string {
  const { allowed, refused, requireEmail, proveEmail } = access
  const conditions = [
    ...(isPersonal ? [t('sites.access.ownLink')] : []),
    ...(hasPassword ? [t('sites.access.password')] : []),
    ...(requireEmail ? [emailCondition(allowed.length > 0, proveEmail)] : []),
  ]
  const who =
    conditions.length > 0
      ? t('sites.access.opensOnlyWith', { conditions: formatList(conditions) })
      : t('sites.access.open')
  const count = refused.length
  return count > 0 ? `${who}. ${t('sites.access.blocked', { count })}` : who
}

function emailCondition(isListed: boolean, isVerified: boolean): string {
  if (isListed) return isVerified ? t('sites.access.verifiedListed') : t('sites.access.listed')
  return isVerified ? t('sites.access.verifiedEmail') : t('sites.access.email')
}
