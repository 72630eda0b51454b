import { scopeOf } from '@satchel/contract/api-keys.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { IsOptional, type TSchema } from 'typebox'
import { escapeHtml } from '../platform/mail/mail.ts'
import { codeOf, propertiesOf } from './code.ts'
import { EXAMPLES, type Example } from './examples.ts'
import { descriptionOf } from './parameters.ts'

/** Returns one operation: what it's for, what goes in and comes out, code, an example, and a form to try it. */
export function article(domain: string, endpoint: Endpoint): string {
  const { name, method, path, summary, params, query, body, reply } = endpoint
  const example = EXAMPLES[name]
  return `<article id="${name}" data-words="${escapeHtml(`${name} ${path} ${summary}`.toLowerCase())}">
<h3>${escapeHtml(summary)}</h3>
<p class="call"><code><span class="method" data-method="${method}">${method}</span> ${escapeHtml(path)}</code></p>
<p><small>${factsOf(endpoint).join(' · ')}</small></p>
${fields('Path', params, { domain, place: 'path' })}${fields('Query', query, { domain, place: 'query' })}${fields('Body', body, { domain, place: 'body' })}
${code(codeOf(endpoint, example))}${answerOf(reply, example)}${tryForm(endpoint, example)}</article>`
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

function fields(
  title: string,
  schema: TSchema | undefined,
  { domain, place }: { domain: string; place: string },
): string {
  const rows = Object.entries(propertiesOf(schema)).map(([name, property]) => {
    const { description } = property as { description?: string }
    const text = place === 'body' ? description : descriptionOf({ domain, name, place }, property)
    const required = place !== 'path' && !IsOptional(property) ? ' <b>required</b>' : ''
    return `<tr><td><code>${name}</code>${required}</td><td><code>${escapeHtml(typeOf(property))}</code>${
      text ? `<br>${escapeHtml(text)}` : ''
    }</td></tr>`
  })
  return rows.length > 0
    ? `<table><tr><th colspan="2">${title}</th></tr>${rows.join('')}</table>`
    : ''
}

function code(texts: Record<string, string>): string {
  const all = Object.entries(texts).map(
    ([language, text]) =>
      `<div data-language="${language}"><p class="label">${language}</p><pre>${escapeHtml(text)}</pre></div>`,
  )
  return `<div class="code">${all.join('')}</div>`
}

function answerOf(reply: TSchema | undefined, example: Example | undefined): string {
  const shape = reply
    ? `<details><summary>Answer</summary><pre>${escapeHtml(typeOf(reply, '  '))}</pre></details>`
    : ''
  if (example?.answer === undefined) return shape
  const text = escapeHtml(JSON.stringify(example.answer, undefined, 2))
  return `<details><summary>Example answer, ${example.status}</summary><pre>${text}</pre></details>${shape}`
}

/** Returns the form that the script of the page sends, for calls that need no more than a key. */
function tryForm(endpoint: Endpoint, example: Example | undefined): string {
  const { name, method, path, access, params, query, body, raw } = endpoint
  const isForKeys = access === 'public' || scopeOf(endpoint) !== undefined || endpoint.anyScope
  if (!isForKeys || raw) return ''
  const input = (place: string, key: string, isRequired: boolean) =>
    `<label>${key}<input name="${place}.${key}"${isRequired ? ' required' : ''} autocomplete="off"></label>`
  const inputs = [
    ...Object.keys(propertiesOf(params)).map((key) => input('path', key, true)),
    ...Object.entries(propertiesOf(query)).map(([key, schema]) =>
      input('query', key, !IsOptional(schema)),
    ),
    ...(body
      ? [
          `<label>Body<textarea name="body" rows="6" spellcheck="false">${escapeHtml(JSON.stringify(example?.body ?? {}, undefined, 2))}</textarea></label>`,
        ]
      : []),
  ]
  return `<details class="try"><summary>Try it</summary><form data-method="${method}" data-path="${path}" aria-label="Try ${name}">
${inputs.join('')}<button>Send</button><output></output></form></details>`
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
