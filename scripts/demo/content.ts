import { readFile } from 'node:fs/promises'
import { Eta } from 'eta'

/** The row of a file in the library. */
export interface Piece {
  file: string
  name: string
  product: string
  type: string
  industry: string
  region: string
  description: string
}

export interface Product {
  line: string
  colors: [string, string]
  /** A description in a few paragraphs. */
  about: string[]
  points: string[]
  facts: [string, string][]
  codes: [code: string, what: string, euro: number][]
}

const eta = new Eta({ autoEscape: false, autoTrim: false, useWith: true })

/** Reads a file of this folder as text. */
export function read(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), 'utf8')
}

export async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await read(name))
}

/** Fills a template of this folder with values. */
export async function fill(name: string, values: object): Promise<string> {
  return eta.renderString(await read(name), values)
}

/** Returns the first product of a list, and all of them. */
export async function productOf(names: string) {
  const products = await readJson<Record<string, Product>>('products.json')
  const [first = ''] = names.split(';')
  const key = first in products ? first : 'Company'
  return { key, product: products[key] as Product, products }
}
