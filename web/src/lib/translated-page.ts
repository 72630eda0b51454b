// Where the browser translates a page, it puts `<font>` in the place of texts, or around them. React remembers the
// texts: it then throws as it removes one that is gone from its parent, and changes one that nobody sees
// (https://github.com/facebook/react/issues/11538).

/** Translations by the text in whose place they stand. */
const translations = new WeakMap<Node, Element>()

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/** Lets React change the texts of a page that the browser translates; the browser then translates what is new. */
export function surviveTranslation(page: Node): void {
  const observer = new MutationObserver((records) => records.forEach(remember))
  observer.observe(page, { childList: true, subtree: true })
  const { removeChild, insertBefore, appendChild } = Node.prototype

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    observer.takeRecords().forEach(remember)
    const visibleNode = child.parentNode === this ? child : shownIn(this, child)
    if (visibleNode) removeChild.call(this, visibleNode)
    else removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    bringBack(child)
    const isHere = !next || next.parentNode === this
    insertBefore.call(this, child, isHere ? next : (shownIn(this, next) ?? next))
    return child
  }
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    bringBack(child)
    appendChild.call(this, child)
    return child
  }
  changeShown()
}

/** Keeps which text a translation replaced, whether at once or by being put before it first. */
function remember({
  addedNodes,
  removedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): void {
  const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
  if (!font) return
  for (const node of removedNodes)
    if (node.nodeType === Node.TEXT_NODE) translations.set(node, font)
}

/** Returns the child of a parent that shows a text: its translation, or what was put around either. */
function shownIn(parent: Node, text: Node): Node | undefined {
  let visibleNode: Node | null | undefined = text.isConnected ? text : translations.get(text)
  while (visibleNode && visibleNode.parentNode !== parent) visibleNode = visibleNode.parentNode
  return isFont(visibleNode) ? visibleNode : undefined
}

/** Puts a text back in the place of its translation. */
function bringBack(text: Node): void {
  const translation = translations.get(text)
  if (!translation) return
  translations.delete(text)
  if (!text.isConnected && translation.isConnected) translation.replaceWith(text)
}

/** Makes a text that changes visible again. */
function changeShown(): void {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  if (!value) return
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      bringBack(this)
      value.set?.call(this, text)
    },
  })
}
