import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { scopeOf } from '@satchel/contract/integrations/api-keys.ts'
import { PROBLEMS } from '@satchel/contract/problem.ts'
import { IsOptional, type TSchema } from 'typebox'
import { escapeHtml } from '../platform/mail/mail.ts'

const STYLE = `
:root{color-scheme:light dark;--line:#8883;--soft:#8881}
body{font:15px/1.5 Inter,system-ui,sans-serif;max-width:960px;margin:0 auto;padding:32px 16px 96px}
h1{font-size:24px}h2{font-size:20px;margin-top:48px}h2::first-letter{text-transform:uppercase}
article{border:1px solid var(--line);border-radius:8px;padding:16px;margin:12px 0}
h3{font-size:15px;margin:0 0 4px;overflow-wrap:anywhere}code{font:13px/1.5 ui-monospace,monospace}
.method{display:inline-block;min-width:64px;font-weight:600}
table{border-collapse:collapse;width:100%;margin-top:8px;font-size:14px}
td,th{text-align:left;padding:4px 12px 4px 0;border-top:1px solid var(--line);vertical-align:top}
p{margin:4px 0}summary{cursor:pointer;margin-top:8px}pre{background:var(--soft);border-radius:8px;padding:12px;overflow:auto}`

/** The reference for reading, without any script; the machine's one is `/api/openapi.json`. */
export function referencePage(): string {
  const domains = [...new Set(ENDPOINTS.map(({ domain }) => domain))]
  const sections = domains.map((domain) => {
    const own = ENDPOINTS.filter((tagged) => tagged.domain === domain)
    return `<h2>${domain}</h2>${own.map(({ endpoint }) => article(endpoint)).join('')}`
  })
  const problems = Object.entries(PROBLEMS).map(
    ([code, [status, title]]) =>
      `<tr id="problem-${code}"><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(title)}</td></tr>`,
  )
  return htmlPage(
    'Satchel API',
    `<p>Every call but the public ones carries <code>Authorization: Bearer …</code> and <code>X-Identity-Token</code>, or an API key
alone as the bearer where a scope is named.
Errors, pages, limits and what else all calls have in common is under <a href="/docs/conventions">Conventions</a>.
The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. What webhooks send is described by
<a href="/api/asyncapi.json">AsyncAPI 3</a>.</p>${sections.join('')}
<h2>Problems</h2><table><tr><th>Status</th><th>Code</th><th>Title</th></tr>${problems.join('')}</table>`,
  )
}

/** Returns a page of the reference with a heading. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>
${body}</body></html>`
}

function article(endpoint: Endpoint): string {
  const { method, path, summary, query, body, reply } = endpoint
  return `<article><h3><code><span class="method">${method}</span> ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p><p><small>${factsOf(endpoint).join(' · ')}</small></p>
${fields('Query', query)}${fields('Body', body)}${shape('Answer', reply)}</article>`
}

function factsOf(endpoint: Endpoint): string[] {
  const { access, status = 200 } = endpoint
  if (access === 'public') return ['Public', `answers ${status}`]
  const scope = scopeOf(endpoint)
  return [
    access === 'signed-in' ? 'Any role' : `Needs <code>${access}</code>`,
    ...(scope ? [`API keys with <code>${scope}</code>`] : []),
    ...(endpoint.anyScope ? ['API keys with any scope'] : []),
    `answers ${status}`,
  ]
}

function fields(title: string, schema: TSchema | undefined): string {
  const { properties } = (schema ?? {}) as { properties?: Record<string, TSchema> }
  if (!properties) return ''
  const rows = Object.entries(properties).map(
    ([name, property]) =>
      `<tr><td><code>${name}</code>${IsOptional(property) ? '' : ' (required)'}</td><td><code>${escapeHtml(typeOf(property))}</code></td></tr>`,
  )
  return `<table><tr><th>${title}</th><th></th></tr>${rows.join('')}</table>`
}

function shape(title: string, schema: TSchema | undefined): string {
  if (!schema) return ''
  return `<details><summary>${title}</summary><pre>${escapeHtml(typeOf(schema, '  '))}</pre></details>`
}

/** A schema in the notation of TypeScript. */
function typeOf(schema: TSchema, indent = ''): string {
  const {
    type,
    anyOf,
    enum: values,
    items,
    properties,
    const: literal,
    format,
  } = schema as Record<string, never>
  if (literal !== undefined) return JSON.stringify(literal)
  if (values) return (values as string[]).map((value) => JSON.stringify(value)).join(' | ')
  if (anyOf) return (anyOf as TSchema[]).map((branch) => typeOf(branch, indent)).join(' | ')
  if (items) return `${typeOf(items, indent)}[]`
  if (!properties) return format ? `${type} (${format})` : String(type ?? 'any')
  const inner = Object.entries(properties as Record<string, TSchema>).map(
    ([name, property]) =>
      `${indent}${name}${IsOptional(property) ? '?' : ''}: ${typeOf(property, `${indent}  `)}`,
  )
  return `{\n${inner.join('\n')}\n${indent.slice(2)}}`
}
