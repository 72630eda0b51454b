import { t } from '@satchel/messages/t.ts'

// Certainty mark
export const sureOf = (sure: number, views: number) =>
  sure > 0 ? t('ui.sureOf.ofBySomeone', { sure, views }) : t('ui.sureOf.openedButNobody')
