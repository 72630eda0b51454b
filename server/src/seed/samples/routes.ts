import { addSamples, removeSamples } from '@satchel/contract/items/samples.ts'
import type { FastifyInstance } from 'fastify'
import { serveOutside } from '../../platform/http/serve.ts'
import * as samples from './samples.ts'

export function sampleRoutes(app: FastifyInstance): void {
  serveOutside(app, addSamples, (actor) => samples.add(app.services, actor))
  serveOutside(app, removeSamples, (actor) => samples.remove(app.services, actor))
}
