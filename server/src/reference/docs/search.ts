import { type DocsPage, type DocsSection, docsPages } from './pages.ts'

export interface DocsResult {
  page: DocsPage
  section: DocsSection
  /** Text around the first word that was found. */
  excerpt: string
}

const RESULTS = 30
const AROUND = 90

/** Returns sections that have all words, those with the words in their title first, then those that have them more often. */
export async function searchDocs(query: string): Promise<DocsResult[]> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const pages = [...(await docsPages()).values()]
  const found = pages.flatMap((page) =>
    page.sections.map((section) => ({ page, section, score: scoreOf(page, section, words) })),
  )
  return found
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, RESULTS)
    .map(({ page, section }) => ({ page, section, excerpt: excerptOf(section.text, words) }))
}

/** Pages that are long lists of everything. */
const LISTS = ['changelog', 'architecture', 'contributing', 'readme']

function scoreOf(page: DocsPage, section: DocsSection, words: readonly string[]): number {
  const title = `${page.title} ${section.title}`.toLowerCase()
  const text = section.text.toLowerCase()
  const scores = words.map((word) => {
    const count = text.split(word).length - 1
    return (title.includes(word) ? 20 : 0) + Math.min(count, 8)
  })
  if (scores.includes(0)) return 0
  const score = scores.reduce((sum, each) => sum + each, 0)
  return LISTS.includes(page.name) ? score / 10 : score
}

function excerptOf(text: string, words: readonly string[]): string {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  const begin = Math.max(0, first - AROUND)
  const end = first + AROUND * 2
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`
}
