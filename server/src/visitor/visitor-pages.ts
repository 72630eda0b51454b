import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { limitAnswers } from './answer-limit.ts'
import { Closed } from './gates/admit.ts'
import { Moved, type Refusal } from './link/refusal.ts'
import { ask, lead, refuse } from './pages/answer.ts'
import type { Asking } from './pages/page-request.ts'
import { limitTime } from './time-limit.ts'

/** Registers routes of pages for visitors, whose errors are pages too, and whose time is bounded. */
export async function visitorPages(
  app: FastifyInstance,
  register: (pages: FastifyInstance) => void,
): Promise<void> {
  await app.register((pages, _options, done) => {
    limitAnswers(pages)
    limitTime(pages)
    pages.setErrorHandler((error: FastifyError | Refusal | Closed | Moved, request, reply) => {
      if (error instanceof Moved) return lead(error, request, reply)
      return error instanceof Closed
        ? ask(error, request as FastifyRequest<Asking>, reply).catch((failure) =>
            refuse(failure, request, reply),
          )
        : refuse(error, request, reply)
    })
    register(pages)
    done()
  })
}
