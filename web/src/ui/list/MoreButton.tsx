import { Button, type ButtonProps } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'

interface MoreButtonProps extends ButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children?: ReactNode
}

/** Button for the next part of a list, if there is one. */
export function MoreButton({ list, children = t('ui.showMore'), ...props }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="default"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      {...props}
    >
      {children}
    </Button>
  )
}
