import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@satchel/contract/languages.ts'
import type { VisitorPage, VisitorTranslation } from '@satchel/contract/visits/visitor.ts'
import { IconLanguage } from '@tabler/icons-react'
import { spoken, t } from '../messages/messages.ts'

/** The languages of a page's own words, each in itself; one that the page itself was written in leads to that page. */
export function Languages({ page, url }: { page: VisitorPage; url: string }) {
  const others = translationsOf(page)
  return (
    <details className="languages">
      <summary aria-label={`${t('language')}: ${LANGUAGE_NAMES[spoken()]}`}>
        <IconLanguage size={16} stroke={1.75} aria-hidden />
        {LANGUAGE_NAMES[spoken()]}
      </summary>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(
                others.find((each) => each.language === language)?.url ?? url,
                language,
              )}
              lang={language}
              hrefLang={language}
              rel="nofollow"
              aria-current={language === spoken() ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The same page in its other languages. */
export function Translations({ page }: { page: VisitorPage }) {
  if (page.view !== 'site' || page.translations.length === 0) return null
  return (
    <nav className="translations" aria-label={t('language')}>
      {page.translations.map(({ language, url }) => (
        <a
          key={language}
          href={inLanguage(url, language)}
          lang={language}
          hrefLang={language}
          aria-current={language === page.language ? 'page' : undefined}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  )
}

/** Tells search engines in which languages the page is, if they may list it. */
export function Alternates({ page }: { page: VisitorPage }) {
  const listed = translationsOf(page).filter(({ isListed }) => isListed)
  if (page.view !== 'site' || !page.seo.canonicalUrl || listed.length < 2) return null
  return listed.map(({ language, url }) => (
    <link key={language} rel="alternate" hrefLang={language} href={url} />
  ))
}

function translationsOf(page: VisitorPage): VisitorTranslation[] {
  return page.view === 'site' ? page.translations : []
}

/** Adds the choice of a language to an address. */
function inLanguage(url: string, language: Language): string {
  return `${url}${url.includes('?') ? '&' : '?'}lang=${language}`
}
