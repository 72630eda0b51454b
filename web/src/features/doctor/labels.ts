import { t } from '@satchel/messages/t.ts'
export const states = {
  ok: t('doctor.states.ok'),
  warning: t('doctor.states.warning'),
  fault: t('doctor.states.fault'),
  unknown: t('doctor.states.unknown'),
}
