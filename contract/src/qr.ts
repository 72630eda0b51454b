import { Type } from 'typebox'

export const QR_FORMATS = ['svg', 'png'] as const
export type QrFormat = (typeof QR_FORMATS)[number]

export const QrQuery = Type.Object({
  format: Type.Optional(Type.Enum([...QR_FORMATS])),
  size: Type.Optional(
    Type.Integer({
      minimum: 128,
      maximum: 1_024,
      description: 'Width and height in pixels; default 600',
    }),
  ),
})
