import type { ReactElement, ReactNode } from 'react'

const SVG = 'http://www.w3.org/2000/svg'
const NAMES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  defaultValue: 'value',
  defaultChecked: 'checked',
}

/** Builds DOM of stateless components, so that other sites need no React for it. */
export function toDom(node: ReactNode, namespace?: string): Node[] {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node === 'string' || typeof node === 'number')
    return [document.createTextNode(String(node))]
  if (Symbol.iterator in Object(node))
    return [...(node as Iterable<ReactNode>)].flatMap((child) => toDom(child, namespace))
  const { type, props } = node as ReactElement<Record<string, unknown>>
  if (typeof type === 'function')
    return toDom((type as (input: object) => ReactNode)(props), namespace)
  if (typeof type !== 'string') return toDom(props.children as ReactNode, namespace)
  const within = type === 'svg' ? SVG : namespace
  const element = within
    ? document.createElementNS(within, type)
    : document.createElement(type as 'div')
  for (const [name, value] of Object.entries(props)) setAttribute(element, name, value)
  element.append(...toDom(props.children as ReactNode, within))
  return [element]
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (name === 'children' || value === null || value === undefined) return
  const isText = /^(data|aria)-/.test(name)
  if (value === false && !isText) return
  element.setAttribute(NAMES[name] ?? name, value === true && !isText ? '' : String(value))
}
