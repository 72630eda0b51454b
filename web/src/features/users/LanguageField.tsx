import { Select } from '@mantine/core'
import { LANGUAGE_NAMES, LOCALES, type Locale } from '@satchel/contract/languages.ts'
import { t } from '@satchel/messages/t.ts'
import { useMe } from '../../lib/session.ts'
import { useChangeUser } from './use-change-user.ts'

const CHOICES = [
  { value: '', label: t('users.browserLanguage') },
  ...LOCALES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
]

/** Choice of the app's language. The page reloads in it, which asks first where files are being uploaded. */
export function LanguageField() {
  const { user } = useMe()
  const { change, isPending } = useChangeUser(user, user)
  const choose = async (locale: Locale | null) => {
    if (locale !== user.locale && (await change({ locale }, t('users.languageChanged'))))
      window.location.reload()
  }
  return (
    <Select
      label={t('users.language')}
      description={t('users.languageHint')}
      data={CHOICES}
      allowDeselect={false}
      disabled={isPending}
      value={user.locale ?? ''}
      onChange={(chosen) => void choose((chosen || null) as Locale | null)}
    />
  )
}
