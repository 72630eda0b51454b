import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PROBLEMS } from '@satchel/contract/problem.ts'
import { escapeHtml } from '../platform/mail/mail.ts'
import { article } from './article.ts'
import { sections } from './sections.ts'

const STYLE = `
:root{color-scheme:light dark;--line:#8883;--soft:#8881;--accent:light-dark(#0f766e,#5eead4)}
*{box-sizing:border-box}[hidden]{display:none!important}
body{font:15px/1.5 Inter,system-ui,sans-serif;max-width:960px;margin:0 auto;padding:32px 16px 96px}
body.reference{display:grid;grid-template-columns:280px minmax(0,1fr);gap:40px;max-width:1320px;padding:0 24px 96px}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 8px 24px 0;border-right:1px solid var(--line)}
nav a{display:block;padding:3px 8px;border-radius:6px;color:inherit;text-decoration:none;font-size:14px}
nav a:hover{background:var(--soft)}nav summary{font-weight:600;margin:4px 0;padding:2px 0}main{padding-top:24px;min-width:0}
a{color:var(--accent)}h1{font-size:24px}h2{font-size:20px;margin-top:48px}
article{border:1px solid var(--line);border-radius:8px;padding:16px;margin:16px 0;scroll-margin-top:16px}
h3{font-size:16px;margin:0 0 4px;overflow-wrap:anywhere}code,pre,textarea{font:13px/1.5 ui-monospace,monospace}
.call{overflow-wrap:anywhere}.method{display:inline-block;font-weight:700;margin-right:8px;color:var(--accent)}
table{border-collapse:collapse;width:100%;margin-top:8px;font-size:14px}
td,th{text-align:left;padding:6px 12px 6px 0;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
td:first-child{width:34%}td b{font-size:12px;font-weight:500;opacity:.7}
p{margin:4px 0}summary{cursor:pointer;margin-top:8px}pre{background:var(--soft);border-radius:8px;padding:12px;margin:4px 0;overflow:auto;max-height:480px}
.label{font-size:12px;margin-top:12px;opacity:.7}label{display:block;font-size:13px;margin:8px 0}
input,textarea{display:block;width:100%;margin-top:2px;padding:7px 10px;border:1px solid #8886;border-radius:6px;background:transparent;color:inherit;font-size:14px}
button{font:inherit;font-size:14px;padding:6px 12px;border:1px solid #8886;border-radius:6px;background:transparent;color:inherit;cursor:pointer}
form button{background:#0f766e;border-color:#0f766e;color:#fff}button[aria-pressed=true]{background:var(--soft);font-weight:600}
body[data-language=curl] [data-language]:not(body,[data-language=curl]),
body[data-language=TypeScript] .code:has([data-language=TypeScript])>:not([data-language=TypeScript]),
body[data-language="Command line"] .code:has([data-language="Command line"])>:not([data-language="Command line"]){display:none}
@media(max-width:800px){body.reference{display:block;padding:0 16px 96px}nav{position:static;height:auto;max-height:40vh;border:0;border-bottom:1px solid var(--line)}}`

const SCRIPT = readFileSync(new URL('page-script.js', import.meta.url), 'utf8')

/** The policy of the reference: its own style and script, and calls to this server. */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The reference for reading and trying; the machine's one is `/api/openapi.json`. */
export function referencePage(): string {
  const all = sections()
  const index = all.map(
    ({ title, endpoints }) =>
      `<details data-group><summary>${title}</summary>${endpoints
        .map(
          ({ name, path, summary }) =>
            `<a href="#${name}" data-words="${escapeHtml(`${name} ${path} ${summary}`.toLowerCase())}">${escapeHtml(summary)}</a>`,
        )
        .join('')}</details>`,
  )
  const parts = all.map(
    ({ id, title, endpoints }) =>
      `<section data-group id="section-${id}"><h2>${title}</h2>${endpoints.map((each) => article(id, each)).join('')}</section>`,
  )
  const problems = Object.entries(PROBLEMS).map(
    ([code, [status, title]]) =>
      `<tr id="problem-${code}"><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(title)}</td></tr>`,
  )
  return document(
    'Satchel API',
    `<body class="reference" data-language="curl"><nav aria-label="Operations"><label>Search<input id="search" type="search"></label>${index.join('')}</nav>
<main><h1>Satchel API</h1>${INTRODUCTION}<p id="nothing" hidden>No operation has these words.</p>${parts.join('')}
<h2>Problems</h2><table><tr><th>Status</th><th>Code</th><th>Title</th></tr>${problems.join('')}</table></main>
<script>${SCRIPT}</script></body>`,
  )
}

const INTRODUCTION = `<p>Programs send <code>Authorization: Bearer …</code> with an API key, which admins create in
<i>Settings</i>, <i>API keys</i>; a person’s client sends an access token and <code>X-Identity-Token</code>.
Errors, pages, limits and what else all calls have in common is under <a href="/docs/conventions">Conventions</a>.
The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. What webhooks send is described by
<a href="/api/asyncapi.json">AsyncAPI 3</a>.</p>
<label>Your API key, to try calls. It stays in this page and is gone when you close it.<input id="key" type="password" autocomplete="off" placeholder="satchel_…"></label>
<p id="languages">Code in <button type="button" value="curl" aria-pressed="true">curl</button>
<button type="button" value="TypeScript" aria-pressed="false">TypeScript</button>
<button type="button" value="Command line" aria-pressed="false">Command line</button></p>`

/** Returns a page of the reference with a heading. */
export function htmlPage(title: string, body: string): string {
  return document(title, `<body><h1>${title}</h1>\n${body}</body>`)
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>${body}</html>`
}
