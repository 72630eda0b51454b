// Searches the reference, switches the language of its code and sends calls. The key stays in the page.
const all = (selector) => [...document.querySelectorAll(selector)]
const search = document.querySelector('#search')
const key = document.querySelector('#key')

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (text) => words.every((word) => text.includes(word))
  for (const article of all('article')) article.hidden = !fits(article.dataset.words)
  for (const link of all('nav a[data-words]')) link.hidden = !fits(link.dataset.words)
  for (const group of all('[data-group]'))
    group.hidden = !group.querySelector('[data-words]:not([hidden])')
  for (const group of all('nav details')) group.open = words.length > 0
  document.querySelector('#nothing').hidden = all('article:not([hidden])').length > 0
}
search.addEventListener('input', filter)

for (const button of all('#languages button'))
  button.addEventListener('click', () => {
    document.body.dataset.language = button.value
    for (const each of all('#languages button')) each.ariaPressed = String(each === button)
  })

/** Returns the address and options of the call that a form describes. */
function callOf(form) {
  const { method, path } = form.dataset
  const values = new FormData(form)
  const query = new URLSearchParams()
  let url = path
  for (const [name, value] of values) {
    const [place, field] = name.split('.')
    if (place === 'path') url = url.replace(`:${field}`, encodeURIComponent(value))
    if (place === 'query' && value) query.set(field, value)
  }
  if (query.size > 0) url += `?${query}`
  const body = values.get('body')
  const headers = {
    ...(key.value && { authorization: `Bearer ${key.value.trim()}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  return [url, { method, headers, credentials: 'omit', ...(body && { body }) }]
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

async function send(form) {
  const output = form.querySelector('output')
  const shown = document.createElement('pre')
  try {
    const [url, options] = callOf(form)
    const answer = await fetch(url, options)
    const text = readable(await answer.text())
    shown.textContent = `${options.method} ${url}\n${answer.status} ${answer.statusText}\n\n${text}`
  } catch (error) {
    shown.textContent = `The call failed: ${error.message}`
  }
  output.replaceChildren(shown)
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  void send(event.target)
})
