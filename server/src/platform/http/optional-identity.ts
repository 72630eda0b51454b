import type { FastifyRequest } from 'fastify'
import type { Actor } from '../database/scope.ts'
import { Problem } from '../problem.ts'
import type { Services } from './services.ts'

/** Returns who sends a public call, where its tokens are given and valid. */
export async function actorIfAny(
  services: Pick<Services, 'authenticate'>,
  request: FastifyRequest,
): Promise<Actor | undefined> {
  if (!request.headers.authorization) return undefined
  try {
    return (await services.authenticate(request)).actor
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
