import { t } from '@satchel/messages/t.ts'

// States of checks
export const states = {
  ok: t('doctor.states.ok'),
  warning: t('doctor.states.warning'),
  fault: t('doctor.states.fault'),
  unknown: t('doctor.states.unknown'),
}

// Setup section
export const topics = {
  mail: t('doctor.topics.mail'),
  address: t('doctor.topics.address'),
  files: t('doctor.topics.files'),
  sandbox: t('doctor.topics.sandbox'),
  backup: t('doctor.topics.backup'),
  signUp: t('doctor.topics.signUp'),
}
