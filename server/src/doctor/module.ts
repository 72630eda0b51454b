import { examineServer, sendTestEmail } from '@satchel/contract/doctor.ts'
import { serveOutside } from '../platform/http/serve.ts'
import type { Module } from '../platform/module.ts'
import { examine } from './service.ts'
import { testEmail } from './test-email.ts'

export const doctor: Module = {
  routes: (app) => {
    serveOutside(app, examineServer, (actor) => examine(actor, app.services))
    serveOutside(app, sendTestEmail, (actor) => testEmail(actor, app.services))
  },
}
