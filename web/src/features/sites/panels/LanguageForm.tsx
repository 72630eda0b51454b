import { Anchor, Button, Group, Menu, NativeSelect, Text } from '@mantine/core'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@satchel/contract/languages.ts'
import {
  changeSite,
  createSite,
  getSite,
  listSites,
  type Site,
} from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import styles from './panels.module.css'

const REFRESHES = { refreshes: [getSite, listSites] }
const CHOICES = [
  { value: '', label: t('sites.panels.noLanguage') },
  ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
]

/** The language of a site's texts, and the same page in others. */
export function LanguageForm({ site }: { site: Site }) {
  const { id, language, isPersonal } = site
  const change = useCommand(changeSite, REFRESHES)
  const choose = (value: string) =>
    change.mutate(
      { params: { id }, body: { language: (value || null) as Language | null } },
      { onSuccess: () => toast({ message: t('sites.panels.languageSaved') }) },
    )
  return (
    <section className={styles.card} aria-label={t('sites.panels.language')}>
      <NativeSelect
        label={t('sites.panels.language')}
        description={t('sites.panels.languageHint')}
        data={CHOICES}
        value={language ?? ''}
        disabled={change.isPending}
        error={change.error?.fields.language ?? change.error?.message}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {language && !isPersonal && <Translations site={site} language={language} />}
    </section>
  )
}

interface TranslationsProps {
  site: Site
  language: Language
}

function Translations({ site, language }: TranslationsProps) {
  const { id, translations } = site
  const change = useCommand(changeSite, REFRESHES)
  const part = () =>
    change.mutate(
      { params: { id }, body: { translationOf: null } },
      { onSuccess: () => toast({ message: t('sites.panels.parted') }), onError: showProblem },
    )
  return (
    <>
      <Text fw={500} mt="md">
        {t('sites.panels.translations')}
      </Text>
      <p className={styles.hint}>{t('sites.panels.translationsHint')}</p>
      <ul className={styles.translations}>
        {translations.map((other) => (
          <li key={other.id}>
            <Anchor component={Link} to={paths.site(other.id)} lang={other.language}>
              {LANGUAGE_NAMES[other.language]}
            </Anchor>
            <Text span size="sm" c="dimmed">
              {other.status === 'draft'
                ? t('sites.panels.draftNamed', { name: other.name })
                : other.name}
            </Text>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <AddTranslation site={site} language={language} />
        {translations.length > 0 && (
          <Button variant="default" size="xs" loading={change.isPending} onClick={part}>
            {t('sites.panels.partFromTranslations')}
          </Button>
        )}
      </Group>
    </>
  )
}

/** Copies the page into another language, and opens it there to be translated. */
function AddTranslation({ site: { id, name, translations }, language }: TranslationsProps) {
  const navigate = useNavigate()
  const create = useCommand(createSite, REFRESHES)
  const mayWrite = useMay('library.write')
  const present = [language, ...translations.map((other) => other.language)]
  const missing = LANGUAGES.filter((each) => !present.includes(each))
  if (!mayWrite || missing.length === 0) return null
  const add = (added: Language) => {
    const body = {
      name: t('sites.panels.inLanguage', { name, language: LANGUAGE_NAMES[added] }),
      copyOf: id,
      language: added,
      translationOf: id,
    }
    const onSuccess = (translation: Site) => {
      toast({ message: t('sites.panels.translationAdded', { language: LANGUAGE_NAMES[added] }) })
      void navigate(paths.site(translation.id))
    }
    create.mutate({ body }, { onSuccess, onError: showProblem })
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus {...icon} />}
          loading={create.isPending}
        >
          {t('sites.panels.addTranslation')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {missing.map((each) => (
          <Menu.Item key={each} lang={each} onClick={() => add(each)}>
            {LANGUAGE_NAMES[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
