/** Returns an element that the markup names for scripts, as `data-…`. */
export function part(within: ParentNode, name: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(`[data-${name}]`)
  if (!found) throw new Error(`The page has no ${name}`)
  return found
}

/** Disables a tool but keeps it reachable by keyboard, so that focus is not lost at the last page. */
export function setDisabled(within: ParentNode, tool: string, isDisabled: boolean): void {
  part(within, `tool="${tool}"`).ariaDisabled = String(isDisabled)
}

export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl'
}
