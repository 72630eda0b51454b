import { t } from '@satchel/messages/t.ts'
// What templates are called in the dialog, and the text they begin with.

export const launch = {
  id: 'launch',
  name: t('sites.template.launch.name'),
  line: t('sites.template.launch.line'),
}
export const launchPoints = [
  {
    title: t('sites.template.launchPoints.faster'),
    line: t('sites.template.launchPoints.nameTheFirst'),
  },
  {
    title: t('sites.template.launchPoints.simpler'),
    line: t('sites.template.launchPoints.savedWork'),
  },
  {
    title: t('sites.template.launchPoints.safer'),
    line: t('sites.template.launchPoints.nameTheWorry'),
  },
]

export const dealRoom = {
  id: 'deal-room',
  name: t('sites.template.dealRoom.name'),
  line: t('sites.template.dealRoom.line'),
}
export const dealSteps = [
  t('sites.template.dealSteps.goalsAndScope'),
  t('sites.template.dealSteps.proposalUnderReview'),
  t('sites.template.dealSteps.securityAndContract'),
  t('sites.template.dealSteps.kickoff'),
]

export const event = {
  id: 'event',
  name: t('sites.template.event.name'),
  line: t('sites.template.event.line'),
}
export const eventFacts = [
  { title: t('sites.template.eventFacts.when'), line: t('sites.template.eventFacts.dayAndTime') },
  {
    title: t('sites.template.eventFacts.where'),
    line: t('sites.template.eventFacts.addressStandNumber'),
  },
  { title: t('sites.template.eventFacts.who'), line: t('sites.template.eventFacts.people') },
]
export const eventAgenda = [
  t('sites.template.eventAgenda.0930Welcome'),
  t('sites.template.eventAgenda.1000Opening'),
  t('sites.template.eventAgenda.1100Demos'),
  t('sites.template.eventAgenda.1200Lunch'),
]

export const caseStudies = {
  id: 'case-studies',
  name: t('sites.template.caseStudies.name'),
  line: t('sites.template.caseStudies.line'),
}

export const newsletter = {
  id: 'newsletter',
  name: t('sites.template.newsletter.name'),
  line: t('sites.template.newsletter.line'),
}

export const blank = {
  id: 'blank',
  name: t('sites.template.blank.name'),
  line: t('sites.template.blank.line'),
}
