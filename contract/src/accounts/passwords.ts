import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Nullable, Time } from '../schemas.ts'

/** A password; the service checks its length in characters and answers `weak-password`. */
export const Password = Type.String({ maxLength: 256 })

export const getPasswordState = endpoint({
  name: 'getPasswordState',
  summary: 'Get whether I have a password, and since when',
  method: 'GET',
  path: '/api/auth/v1/password',
  access: 'signed-in',
  evenInactive: true,
  reply: Type.Object({ isSet: Type.Boolean(), changedAt: Nullable(Time) }),
})

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change my password; my other sessions end',
  method: 'PUT',
  path: '/api/auth/v1/password',
  access: 'signed-in',
  evenInactive: true,
  body: Type.Object({ currentPassword: Password, password: Password }),
  status: 204,
})

export const askPasswordReset = endpoint({
  name: 'askPasswordReset',
  summary: 'Email a password reset link; the response reveals nothing about the address',
  method: 'GET',
  path: '/api/auth/v1/reset-password',
  access: 'public',
  limit: { calls: 30, seconds: 600 },
  query: Type.Object({ email: Type.String({ maxLength: 320 }) }),
  status: 204,
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Reset the password with the token of the emailed link, once; every session ends',
  method: 'POST',
  path: '/api/auth/v1/reset-password',
  access: 'public',
  limit: { calls: 30, seconds: 600 },
  body: Type.Object({ token: Type.String({ maxLength: 128 }), password: Password }),
  status: 204,
})
