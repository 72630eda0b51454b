import type { ThinCategory } from '@satchel/contract/search/gaps.ts'
import type { Scope } from '../../platform/database/scope.ts'
import * as taxonomy from '../../taxonomy/service.ts'
import * as query from './scarce-content-queries.ts'

const THIN_MAX = 20
/** The number of searches below which the figure says nothing. */
const SEARCHES_MIN = 3
/** A value is thin if its share of its category's searches is so many times its share of the content. */
const TIMES_MIN = 2

/** Lists the values that people ask for much more often than there is content of them, the thinnest first. */
export async function listThin(scope: Scope): Promise<ThinCategory[]> {
  const [asked, { categories }] = await Promise.all([
    query.countDemand(scope),
    taxonomy.settings(scope),
  ])
  const thin = asked.flatMap(({ id: valueId, ...one }) => {
    const values = categories[one.category]
    const itemCount = values.find(({ id }) => id === valueId)?.itemCount ?? 0
    const content = sum(values.map((value) => value.itemCount))
    const others = asked.filter(({ category }) => category === one.category)
    const interest = one.searches / sum(others.map(({ searches }) => searches))
    const isThin = interest * content >= TIMES_MIN * itemCount
    return isThin && one.searches >= SEARCHES_MIN ? [{ ...one, valueId, itemCount }] : []
  })
  const weight = ({ searches, itemCount }: ThinCategory) => searches / (itemCount + 1)
  return thin.toSorted((one, other) => weight(other) - weight(one)).slice(0, THIN_MAX)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
