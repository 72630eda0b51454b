import { useQuery } from '@tanstack/react-query'
import { formOf, readView } from '../search-view.ts'
import { pageQuery } from '../use-item-pages.ts'
import styles from './SearchOptions.module.css'

interface SearchProblemProps {
  id: string
  /** The parameters of the library's URL. */
  search: string
}

/** Problem with the search text, as reported by the server. */
export function SearchProblem({ id, search }: SearchProblemProps) {
  const form = formOf(readView(new URLSearchParams(search)))
  // The library asks; here the answer is only read.
  const { error } = useQuery({ ...pageQuery(form, null), enabled: false })
  const problem = error?.fields.searchTerm
  if (problem === undefined) return null
  return (
    <p id={id} role="alert" className={styles.problem}>
      {problem}
    </p>
  )
}
