import { type Static, Type } from 'typebox'
import { NAME_MAX } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, NameText, Nullable, Time } from '../schemas.ts'
import { LinkOptions } from './options.ts'

const { expiresAt: _, password, ...lasting } = LinkOptions.properties

const Lasting = {
  ...lasting,
  expiresInDays: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 3_650 }))),
}

/** A named set of link options, shared in the tenant. */
export const LinkPreset = Type.Object({
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  options: Type.Object({ ...Lasting, hasPassword: Type.Boolean() }),
  isDefault: Type.Boolean({ description: 'Used when a share names no preset; at most one' }),
  createdAt: Time,
})
export type LinkPreset = Static<typeof LinkPreset>

const Name = NameText(NAME_MAX)
export const PresetOptions = Type.Object({ ...Lasting, password })
export type PresetOptions = Static<typeof PresetOptions>

export const LinkPresetDraft = Type.Object({
  name: Name,
  options: PresetOptions,
  isDefault: Type.Optional(Type.Boolean()),
})
export type LinkPresetDraft = Static<typeof LinkPresetDraft>

export const LinkPresetChange = Type.Object({
  name: Type.Optional(Name),
  options: Type.Optional(
    Type.Object(PresetOptions.properties, {
      description: 'Replaces the previous options, except for an omitted password',
    }),
  ),
  isDefault: Type.Optional(Type.Boolean()),
})
export type LinkPresetChange = Static<typeof LinkPresetChange>

export const listLinkPresets = endpoint({
  name: 'listLinkPresets',
  summary: 'List link presets by name',
  method: 'GET',
  path: '/api/items/v1/link-presets',
  access: 'links.share',
  reply: Type.Object({ items: Type.Array(LinkPreset) }),
})

export const createLinkPreset = endpoint({
  name: 'createLinkPreset',
  summary: 'Create a link preset',
  method: 'POST',
  path: '/api/items/v1/link-presets',
  access: 'library.write',
  body: LinkPresetDraft,
  status: 201,
  reply: LinkPreset,
})

export const changeLinkPreset = endpoint({
  name: 'changeLinkPreset',
  summary: 'Change a link preset; existing links stay as they are',
  method: 'PUT',
  path: '/api/items/v1/link-presets/:id',
  access: 'library.write',
  params: IdParams,
  body: LinkPresetChange,
  reply: LinkPreset,
})

export const deleteLinkPreset = endpoint({
  name: 'deleteLinkPreset',
  summary: 'Delete a link preset; existing links stay as they are',
  method: 'DELETE',
  path: '/api/items/v1/link-presets/:id',
  access: 'library.write',
  params: IdParams,
  status: 204,
})
