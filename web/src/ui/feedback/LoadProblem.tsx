import { ProblemNotice } from './ProblemNotice.tsx'

interface LoadProblemProps {
  /** Title such as "Couldn’t load the library". */
  title: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** Problem of a query, with a button to retry; nothing if it didn't fail. */
export function LoadProblem({ title, query: { error, isFetching, refetch } }: LoadProblemProps) {
  if (!error) return null
  return (
    <ProblemNotice
      title={title}
      problem={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
