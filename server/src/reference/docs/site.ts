import { escapeHtml } from '../../platform/mail/mail.ts'
import { PARTS } from './contents.ts'
import { type DocsPage, docsPages } from './pages.ts'
import { searchDocs } from './search.ts'

const STYLE = `
:root{color-scheme:light dark;--line:#8883;--soft:#8881;--accent:light-dark(#0f766e,#5eead4)}
*{box-sizing:border-box}body{font:16px/1.6 Inter,system-ui,sans-serif;margin:0}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:12px 24px;border-bottom:1px solid var(--line)}
header a{font-weight:600;color:inherit;text-decoration:none}form{flex:1;max-width:420px;display:flex;gap:8px}
input{flex:1;min-width:0;padding:8px 12px;border:1px solid #8886;border-radius:8px;background:transparent;color:inherit;font:inherit;font-size:15px}
button{padding:8px 14px;border:0;border-radius:8px;background:#0f766e;color:#fff;font:inherit;font-size:15px;cursor:pointer}
.page{display:grid;grid-template:"nav main"/240px minmax(0,760px);gap:48px;max-width:1180px;margin:0 auto;padding:24px 24px 96px}
main{grid-area:main}nav{grid-area:nav}nav a{display:block;padding:3px 8px;border-radius:6px;color:inherit;text-decoration:none;font-size:14px}
nav a:hover,nav a[aria-current]{background:var(--soft)}nav a[aria-current]{color:var(--accent);font-weight:600}
nav summary{font-weight:600;font-size:14px;margin-top:12px;cursor:pointer}
main a{color:var(--accent)}main img{max-width:100%;height:auto}h1{font-size:28px;line-height:1.25}h2{font-size:21px;margin-top:40px}h3{font-size:17px}
code,pre{font:13px/1.6 ui-monospace,monospace}pre{background:var(--soft);padding:14px;border-radius:8px;overflow:auto}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:15px}td,th{text-align:left;vertical-align:top;padding:8px 14px 8px 0;border-top:1px solid var(--line)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:4px 16px}.result{margin:20px 0}.result a{font-weight:600}.result p{margin:2px 0;font-size:15px}small{opacity:.75}
@media(max-width:800px){header{padding:12px 16px}.page{display:block;padding:8px 16px 96px}nav{margin-top:48px;padding-top:16px;border-top:1px solid var(--line)}form{max-width:none;flex-basis:100%}}`

/** Returns the first page: all others by part. */
export async function docsHome(): Promise<string> {
  const pages = await docsPages()
  const parts = PARTS.map(
    ({ title, pages: names }) =>
      `<h2>${title}</h2><div class="cards">${names.map((name) => linkTo(pages.get(name))).join('')}${
        title === 'Building' ? FURTHER : ''
      }</div>`,
  )
  return frame('Help', `<h1>Help</h1>${parts.join('')}`)
}

/** Returns a page, or undefined if there's none by this name. */
export async function docsPage(name: string): Promise<string | undefined> {
  const page = (await docsPages()).get(name)
  return page && frame(page.title, page.html, { current: name })
}

/** Returns what is at the address of a page that isn't there: the list of those that are. */
export function docsMissing(): Promise<string> {
  const text = '<p>There’s no such page. Search above, or look through the list.</p>'
  return frame('Page not found', `<h1>Page not found</h1>${text}`)
}

/** Returns what was found for words. */
export async function docsResults(query: string): Promise<string> {
  const results = await searchDocs(query)
  const list = results.map(
    ({ page, section, excerpt }) =>
      `<div class="result"><a href="/docs/${page.name}#${section.id}">${escapeHtml(section.title)}</a> <small>${escapeHtml(
        page.title,
      )}</small><p>${escapeHtml(excerpt)}</p></div>`,
  )
  const none = '<p>Nothing has all of these words. Try fewer, or look through the list.</p>'
  return frame('Search', `<h1>Search</h1>${list.join('') || none}`, { query })
}

const FURTHER =
  '<a href="/api/docs">API reference</a><a href="/docs/conventions">What all calls have in common</a>'

function linkTo(page: DocsPage | undefined, current = ''): string {
  if (!page) return ''
  const state = page.name === current ? ' aria-current="page"' : ''
  return `<a href="/docs/${page.name}"${state}>${escapeHtml(page.title)}</a>`
}

async function frame(
  title: string,
  body: string,
  { current, query = '' }: { current?: string; query?: string } = {},
): Promise<string> {
  const pages = await docsPages()
  const index = PARTS.map(
    ({ title: part, pages: names }) =>
      `<details${current && names.includes(current) ? ' open' : ''}><summary>${part}</summary>${names
        .map((name) => linkTo(pages.get(name), current))
        .join('')}${part === 'Building' ? FURTHER : ''}</details>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Satchel help</title><style>${STYLE}</style></head><body>
<header><a href="/docs">Satchel help</a><form action="/docs/search" role="search"><input type="search" name="q" value="${escapeHtml(
    query,
  )}" maxlength="200" aria-label="Search the help"><button>Search</button></form><a href="/home">Open Satchel</a></header>
<div class="page"><main>${body}</main><nav aria-label="Pages">${index.join('')}</nav></div></body></html>`
}

/** Returns the docs as a list for language models (llmstxt.org). */
export async function docsForModels(publicUrl: string): Promise<string> {
  const pages = await docsPages()
  const parts = PARTS.map(({ title, pages: names }) => {
    const links = names.map((name) => `- [${pages.get(name)?.title}](${publicUrl}/docs/${name})`)
    return `## ${title}\n\n${links.join('\n')}\n`
  })
  const api = `- [API reference](${publicUrl}/api/docs)\n- [OpenAPI](${publicUrl}/api/openapi.json)\n`
  return `# Satchel\n\n> Keep, find, share and publish content, and see what it does.\n\n${parts.join('\n')}\n## API\n\n${api}`
}
