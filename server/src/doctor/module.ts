import { examineServer } from '@satchel/contract/doctor.ts'
import { serveOutside } from '../platform/http/serve.ts'
import type { Module } from '../platform/module.ts'
import { examine } from './service.ts'

export const doctor: Module = {
  routes: (app) => serveOutside(app, examineServer, (actor) => examine(actor, app.services)),
}
