import { type Calendar, idAt, openCalendar } from './calendar.ts'
import { type Collection, planCollections } from './collection-plans.ts'
import { type Company, readJson } from './content.ts'
import { type Piece, readLibrary } from './library.ts'
import { openRandom, type Random } from './random.ts'
import { openTeam, type Team } from './team.ts'

/** The same company at each first start. */
const SEED = 20_260

/** The company’s two months: who is there, what they have, and chance. */
export interface Story {
  company: Company
  calendar: Calendar
  random: Random
  team: Team
  imports: Record<'pictures' | 'pages', string>
  pieces: Piece[]
  collections: Collection[]
}

export async function openStory(now: number): Promise<Story> {
  const company = {
    ...(await readJson<Omit<Company, 'synonyms'>>('company.json')),
    synonyms: await readJson<string[][]>('synonyms.json'),
  }
  const random = openRandom(SEED)
  const calendar = openCalendar(now, company.tenant.timeZone)
  const team = openTeam(company, calendar, random)
  const imports = {
    pictures: idAt(calendar.at(3, 600), random),
    pages: idAt(calendar.at(4, 640), random),
  }
  const pieces = await readLibrary(calendar, random)
  const collections = await planCollections(pieces, calendar, random)
  return { company, calendar, random, team, imports, pieces, collections }
}
