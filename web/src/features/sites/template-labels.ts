// What templates are called in the dialog, and the text they begin with.

export const launch = {
  id: 'launch',
  name: 'Product launch',
  line: 'A cover, three reasons, the material',
}
export const launchIntro =
  'Say in two sentences what is new and who it is for. Readers decide here whether to stay.'
export const launchPoints = [
  {
    title: 'Faster',
    line: 'Name the first thing that gets better, with a number if you have one.',
  },
  { title: 'Simpler', line: 'Name what your customers no longer have to do.' },
  { title: 'Safer', line: 'Name the worry you take off their hands.' },
]
export const seeForYourself = 'See for yourself'
export const nextStep = 'Next step'
export const launchNext = 'Tell readers what to do now: try it, book a demo or reply to you.'

export const dealRoom = {
  id: 'deal-room',
  name: 'Deal room',
  line: 'Where a deal stands, and all its documents',
}
export const dealIntro =
  'Everything about our project in one place. This page always shows the current versions.'
export const whereWeAre = 'Where we are'
export const dealSteps = [
  'Goals and scope agreed',
  'Proposal under review',
  'Security questions and contract',
  'Kickoff',
]
export const documents = 'Documents'
export const contacts = 'Your contacts'
export const dealContacts = 'Add names, phone numbers and when you can be reached.'

export const event = { id: 'event', name: 'Event', line: 'When, where, agenda and material' }
export const eventIntro = 'Say what people will learn or see, and why it is worth the trip.'
export const eventFacts = [
  { title: 'When', line: 'Day and time, with the time zone' },
  { title: 'Where', line: 'Address, stand number or the link to join' },
  { title: 'Who', line: 'The people to meet' },
]
export const agenda = 'Agenda'
export const eventAgenda = [
  '09:30 Welcome',
  '10:00 Opening talk',
  '11:00 Demos and questions',
  '12:00 Lunch',
]
export const material = 'Material'

export const caseStudies = {
  id: 'case-studies',
  name: 'Case studies',
  line: 'Your best stories side by side',
}
export const casesIntro = 'How companies like yours solved it, and what came of it.'
export const casesQuote = 'Put the strongest sentence of a customer here, with name and company.'
export const casesNext = 'Offer a call with a reference customer, or a pilot.'

export const newsletter = {
  id: 'newsletter',
  name: 'Newsletter',
  line: 'One story, then more to read',
}
export const newsIntro = 'What happened since the last issue, in one sentence.'
export const newsFirst = 'The main story'
export const newsText = 'Three short paragraphs are enough: what, why, what now.'
export const newsMore = 'More to read'

export const blank = { id: 'blank', name: 'Blank page', line: 'Only a heading' }
