/** Has the forms of a gate lead to the page that the address names, as `#page=3`. */
export function keepPage(forms: Iterable<HTMLFormElement>): void {
  if (!location.hash.startsWith('#page=')) return
  for (const form of forms) form.action = new URL(location.hash, form.action).href
}
