import type { RequestFile } from '@satchel/contract/requests.ts'
import { t } from '@satchel/messages/t.ts'

export const STATES: Readonly<Record<RequestFile['state'], string>> = {
  waiting: t('links.requests.waiting'),
  accepted: t('links.requests.accepted'),
  refused: t('links.requests.refused'),
  infected: t('links.requests.infected'),
}

export const SCANS: Readonly<Record<RequestFile['scanned'], string>> = {
  clean: t('links.requests.noVirusFound'),
  infected: t('links.requests.virusFound'),
  'not-scanned': t('links.requests.notScanned'),
}

/** Media types of the choices in the form. */
export const TYPES = {
  any: [],
  pdf: ['application/pdf'],
  scans: ['application/pdf', 'image/*'],
  office: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
} as const satisfies Record<string, readonly string[]>

export const TYPE_CHOICES = [
  { value: 'any', label: t('links.requests.anyFile') },
  { value: 'pdf', label: 'PDF' },
  { value: 'scans', label: t('links.requests.pdfAndImages') },
  { value: 'office', label: t('links.requests.pdfAndOffice') },
] as const
