import { formatCount } from '../../../lib/format/format.ts'

// Link news
export const sinceYouLastLooked = 'Since you last looked'
export const openedLinks = 'Opened links'
export const couldntLoadVisits = 'Couldn’t load what your links did'
export const noVisitsSince = 'No visits to your links since'
export const showAll = 'Show all'
export const ofLinks = 'links, last opened first'

// One link
export const peopleOpened = (people: string, itemName: string) => `${people} opened ${itemName}`
export const linkOpened = (recipient: string, itemName: string) =>
  `${recipient}’s link to ${itemName} was opened`
export const memoOpened = (memo: string, itemName: string) => `${memo}: ${itemName} was opened`
export const itemOpened = (itemName: string) => `${itemName} was opened`
export const others = 'others'
export const one = (device: string) => `a ${device.toLowerCase()}`
export const onDevices = (devices: string) => `on ${devices}`
export const pagesRead = (count: number, span: string | null) =>
  `${formatCount(count, 'page')}${span ? ` in ${span}` : ''}`
export const visits = (count: number) => formatCount(count, 'visit')
export const opened = 'Opened'
export const downloaded = 'Downloaded'
export const clickedLink = 'Clicked a link'

// First reader
export const yourFirstReader = 'Your first reader'
export const replyNow = 'Reply now'
