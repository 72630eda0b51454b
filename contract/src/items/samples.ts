import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../schemas.ts'

/** The `importId` of samples. */
export const SAMPLES = 'samples'

/** The memo of the link to a sample, which stands for its reader. */
export const SAMPLE_READER = 'Sample reader'

export const addSamples = endpoint({
  name: 'addSamples',
  summary:
    'Add three sample items, and a link to one that somebody has read; the same ones if they are there',
  method: 'POST',
  path: '/api/items/v1/samples',
  access: 'library.write',
  status: 201,
  reply: Type.Object({ itemIds: Type.Array(Id), linkId: Id }),
})

export const removeSamples = endpoint({
  name: 'removeSamples',
  summary: 'Delete my sample items for good, or everyone’s for admins, with their links and visits',
  method: 'DELETE',
  path: '/api/items/v1/samples',
  access: 'library.write',
  status: 204,
})
