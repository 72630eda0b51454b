/** A metric that an expression reads, with the labels it's selected by. */
interface Selector {
  metric: string
  matchers: Matcher[]
}

interface Matcher {
  label: string
  operator: string
  value: string
}

/** The values of each label, by metric. */
export type Metrics = Map<string, Map<string, Set<string>>>

/** Labels that Prometheus adds to what it scrapes, and its own metric about each scrape. */
const SCRAPE_LABELS = ['job', 'instance']
const SCRAPE_METRIC = 'up'

const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
const SELECTOR = /([a-zA-Z_:][\w:]*)\s*(?:\{((?:[^"}]|"(?:[^"\\]|\\.)*")*)\})?/g
const MATCHER = /(\w+)\s*(=~|!~|!=|=)\s*"((?:[^"\\]|\\.)*)"/g
const KEYWORDS = new Set(['and', 'or', 'unless', 'bool', 'offset'])

/** Parses Prometheus's text format. */
export function parseMetrics(text: string): Metrics {
  const metrics: Metrics = new Map()
  for (const [, name = '', braces = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const labels = metrics.get(name) ?? new Map<string, Set<string>>()
    metrics.set(name, labels)
    for (const [, label = '', value = ''] of braces.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
      labels.set(label, (labels.get(label) ?? new Set()).add(value))
  }
  return metrics
}

/**
 * Returns the metrics, labels and values that a PromQL expression and texts about its results name, but that don't
 * exist. The expression must be one that Prometheus can parse; values with variables of Grafana are skipped.
 */
export function unknownNames(metrics: Metrics, expression: string, texts: string[] = []): string[] {
  const selectors = selectorsOf(expression)
  const unknown = selectors.flatMap((selector) => unknownIn(selector, metrics))
  const labels = new Set(SCRAPE_LABELS)
  for (const { metric } of selectors)
    for (const label of metrics.get(metric)?.keys() ?? []) labels.add(label)
  const used = [...groupingOf(expression), ...texts.flatMap(placeholdersOf)]
  return [...unknown, ...used.filter((label) => !labels.has(label)).map((label) => `by ${label}`)]
}

function selectorsOf(expression: string): Selector[] {
  const rest = expression.replace(GROUPING, ' ')
  return [...rest.matchAll(SELECTOR)].flatMap((match) => {
    const [text, metric = '', braces = ''] = match
    // The unit of a duration, or a variable.
    if (/[\d.$]/.test(rest[match.index - 1] ?? '')) return []
    const isFunction = rest
      .slice(match.index + text.length)
      .trimStart()
      .startsWith('(')
    return isFunction || KEYWORDS.has(metric) ? [] : [{ metric, matchers: matchersIn(braces) }]
  })
}

const matchersIn = (braces: string): Matcher[] =>
  [...braces.matchAll(MATCHER)].map(([, label = '', operator = '', value = '']) => ({
    label,
    operator,
    value,
  }))

const groupingOf = (expression: string): string[] =>
  [...expression.matchAll(GROUPING)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean)

/** Returns the labels in a text: `{{ $labels.task }}` in Prometheus, `{{task}}` in Grafana. */
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\$labels\.(\w+)|\{\{(\w+)\}\}/g)].map(([, one, other]) => one ?? other ?? '')

function unknownIn({ metric, matchers }: Selector, metrics: Metrics): string[] {
  const labels = metrics.get(metric)
  if (!labels) return metric === SCRAPE_METRIC ? [] : [metric]
  return matchers
    .filter(({ label }) => !SCRAPE_LABELS.includes(label))
    .flatMap((matcher) => {
      const values = labels.get(matcher.label)
      if (!values) return [`${metric}{${matcher.label}}`]
      return choicesOf(matcher)
        .filter((choice) => ![...values].some((value) => choice.test(value)))
        .map(({ source }) => `${metric}{${matcher.label}="${source}"}`)
    })
}

/** Returns what each value must fit; of `a|b`, there must be both. */
function choicesOf({ operator, value }: Matcher): RegExp[] {
  if (value.includes('$')) return []
  if (!operator.endsWith('~')) return [new RegExp(`^${RegExp.escape(value)}$`)]
  const choices = value.includes('(') ? [value] : value.split('|')
  return choices.map((choice) => new RegExp(`^(?:${choice})$`))
}
