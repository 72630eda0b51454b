import type { FieldError } from '@satchel/contract/problem.ts'
import { VISIBLE } from '@satchel/contract/schemas.ts'
import {
  knowsField,
  type UnknownField,
  unknownFields,
  withoutOnlyRead,
} from '@satchel/contract/unknown-fields.ts'
import { IsInteger, IsObject, IsOptional, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { type Reason, says } from '../../problem.ts'
import './formats.ts'
import { nearest } from '../../spelling.ts'
import { unusableText } from '../../text.ts'
import { normalizing } from './normal-values.ts'

export type Check = (
  value: unknown,
) => { value: unknown; sentBack?: UnknownField[] } | { errors: FieldError[] }

interface Options {
  /** True if what isn't known is dropped; by default it's an error. */
  takesUnknown?: boolean | undefined
  /** The entity's own answer: fields that only it has are set apart as `sentBack`. */
  answer?: TSchema | undefined
}

/** Returns the check of JSON bodies: exact types, and nothing that isn't known. */
export function bodyCheck(schema: TSchema, { takesUnknown, answer }: Options = {}): Check {
  const validator = Compile(schema)
  const finish = finished(schema)
  const isSentBack = ({ path }: UnknownField) => answer !== undefined && knowsField(answer, path)
  const check = (input: unknown): ReturnType<Check> => {
    const { value, only } = withoutOnlyRead(schema, answer, input)
    const unknown = takesUnknown ? [] : unknownFields(schema, value)
    const errors = unknown.filter((field) => !isSentBack(field)).map(errorOfUnknown)
    if (!validator.Check(value)) errors.push(...errorsOf(schema, value))
    if (errors.length > 0) return { errors }
    // Only what is valid is cleaned: the library expects objects where the schema does.
    const result = finish(Value.Clean(schema, value))
    const sentBack = [...only, ...unknown.filter(isSentBack)]
    return 'value' in result && sentBack.length > 0 ? { ...result, sentBack } : result
  }
  return (input) => {
    const value = input === undefined && !IsOptional(schema) ? {} : input
    return value === undefined ? { value } : check(value)
  }
}

const INTEGER = /^-?\d+$/

interface QueryOptions {
  takesUnknown?: boolean | undefined
  /** Names of parameters that are known, and change nothing. */
  alsoKnown?: readonly string[]
}

/** Returns the check of query strings, which converts text to the schema's types. */
export function queryCheck(
  schema: TSchema,
  { takesUnknown, alsoKnown = [] }: QueryOptions = {},
): Check {
  const check = textCheck(schema)
  const { properties = {} } = schema as { properties?: Record<string, TSchema> }
  const names = Object.keys(properties)
  if (takesUnknown) return check
  return (input) => {
    const unknown = Object.entries(input as object).filter(
      ([name]) => !names.includes(name) && !alsoKnown.includes(name),
    )
    const result = check(input)
    if (unknown.length === 0) return result
    const errors = unknown.map(([name, value]) =>
      errorOfUnknown({ path: [name], value, known: names }),
    )
    return { errors: [...errors, ...('errors' in result ? result.errors : [])] }
  }
}

/** Returns the check of path parameters, which converts text to the schema's types. */
export function textCheck(schema: TSchema): Check {
  const validator = Compile(schema)
  const finish = finished(schema)
  const { properties = {} } = schema as { properties?: Record<string, TSchema> }
  const names = Object.keys(properties)
  return (input) => {
    const texts = input as Record<string, unknown>
    const present = names.filter((name) => texts[name] !== undefined)
    const named = Object.fromEntries(present.map((name) => [name, texts[name]]))
    const converted = Value.Convert(schema, Value.Default(schema, named)) as object
    // The library would cut 1.5 and read 0x10.
    const unread = present.filter(
      (name) => properties[name] && IsInteger(properties[name]) && !INTEGER.test(`${texts[name]}`),
    )
    const value = { ...converted, ...Object.fromEntries(unread.map((name) => [name, texts[name]])) }
    return validator.Check(value) ? finish(value) : { errors: errorsOf(schema, value) }
  }
}

/** Returns the check that normalizes valid input. */
function finished(schema: TSchema): Check {
  const normalize = normalizing(schema)
  return (value) => {
    const error = unusableText(value)
    return error ? { errors: [error] } : { value: normalize ? normalize(value) : value }
  }
}

/** Returns the error of an unknown field, with the known one that was probably meant. */
function errorOfUnknown({ path, known }: UnknownField): FieldError {
  const meant = nearest(path.at(-1) ?? '', known)
  const reason = meant ? says('isUnknownDidYouMean', { name: meant }) : says('isUnknown')
  return { path: path.join('.'), ...reason }
}

/** Every faulty field once, by its dotted path. */
function errorsOf(schema: TSchema, value: unknown): FieldError[] {
  const errors = new Map<string, Reason>()
  const add = (path: string, reason: Reason) => {
    if (!errors.has(path)) errors.set(path, reason)
  }
  for (const error of Value.Errors(schema, value)) {
    const path = error.instancePath.slice(1).replaceAll('/', '.')
    if (error.keyword === 'required')
      for (const name of error.params.requiredProperties)
        add(path ? `${path}.${name}` : name, says('isMissing'))
    else if (path && !isOfUnion(error, path, errors)) add(path, reasonOf(error))
  }
  if (errors.size === 0) add('', says('mustBeObject'))
  return [...errors].map(([path, reason]) => ({ path, ...reason }))
}

/** Returns a sentence for people if the format or pattern has one, else that of the library. */
function reasonOf({ keyword, message }: { keyword: string; message: string }): Reason {
  if (keyword === 'format' && message.includes('idn-email')) return says('isNotEmailAddress')
  if (keyword === 'pattern' && message.includes(VISIBLE)) return says('mustHaveVisibleCharacter')
  return { message }
}

/** Tells whether an error is about a union's other branch, which isn't reported. */
function isOfUnion(
  { keyword, message }: { keyword: string; message: string },
  path: string,
  reported: ReadonlyMap<string, unknown>,
): boolean {
  if (message === 'must be null') return true
  if (keyword === 'anyOf') return reported.size > 0
  return keyword === 'type' && [...reported.keys()].some((name) => name.startsWith(`${path}.`))
}

type Prune = (value: unknown) => unknown

const keep: Prune = (value) => value

/** Makes a reply what its schema lists and nothing else; optional properties that are null are left out. */
export function allowList(schema: TSchema): Prune {
  const branches = (schema as { anyOf?: TSchema[] }).anyOf
  if (branches) return anyOf(branches)
  const items = (schema as { items?: TSchema }).items
  if (items) {
    const prune = allowList(items)
    return (value) => (Array.isArray(value) ? value.map(prune) : value)
  }
  return IsObject(schema) ? object(schema) : keep
}

function anyOf(branches: TSchema[]): Prune {
  const objects = branches.filter((branch) => IsObject(branch))
  const [only] = objects
  if (!only) return (value) => value
  const prunes = objects.map((branch) => ({
    prune: allowList(branch),
    fits: discriminator(branch),
  }))
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    return (prunes.find(({ fits }) => fits(value)) ?? prunes[0])?.prune(value)
  }
}

/** Returns the literal properties that distinguish a union's objects. */
function discriminator(branch: TSchema): (value: object) => boolean {
  const properties = (branch as { properties: Record<string, { const?: unknown }> }).properties
  const literals = Object.entries(properties).filter(([, property]) => 'const' in property)
  return (value) =>
    literals.every(
      ([name, property]) => (value as Record<string, unknown>)[name] === property.const,
    )
}

/** Copies the properties of an object that the schema lists. */
function object(schema: TSchema): Prune {
  const { properties } = schema as unknown as { properties: Record<string, TSchema> }
  const fields = Object.entries(properties).map(([name, property]) => {
    const prune = allowList(property)
    return { name, prune: IsOptional(property) ? withoutNull(prune) : prune }
  })
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const copy: Record<string, unknown> = {}
    for (const { name, prune } of fields)
      copy[name] = prune((value as Record<string, unknown>)[name])
    return copy
  }
}

/** Leaves a property out where it has no value. */
const withoutNull =
  (prune: Prune): Prune =>
  (value) =>
    prune(value ?? undefined)
