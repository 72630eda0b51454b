import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { getWishFeed, makeWishFeed, removeWishFeed } from '@satchel/contract/wishes/settings.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { ModalFooter } from '../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'

export function openFeed(): void {
  openModal({ title: t('wishes.feed'), content: <FeedDialog /> })
}

/** Creates the address of one's own feed, which is shown only once. */
function FeedDialog() {
  const make = useCommand(makeWishFeed, { refreshes: [getWishFeed] })
  const remove = useCommand(removeWishFeed, { refreshes: [getWishFeed] })
  const url = make.data?.url
  const problem = make.error ?? remove.error
  const turnOff = () =>
    remove.mutate(
      {},
      {
        onSuccess: () => {
          closeModal()
          toast({ message: t('wishes.turnedOff') })
        },
      },
    )
  return (
    <Stack>
      <Text>{t('wishes.feedLine')}</Text>
      {url !== undefined && (
        <TextInput
          label={t('wishes.feedAddress')}
          description={t('wishes.copyFeedNow')}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {problem && <Alert color="red">{problem.message}</Alert>}
      <ModalFooter>
        <Button variant="subtle" color="gray" loading={remove.isPending} onClick={turnOff}>
          {t('wishes.turnOff')}
        </Button>
        {url === undefined ? (
          <Button loading={make.isPending} onClick={() => make.mutate({})}>
            {t('wishes.createFeed')}
          </Button>
        ) : (
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button onClick={copy}>{copied ? t('ui.copied') : t('ui.copy')}</Button>
            )}
          </CopyButton>
        )}
      </ModalFooter>
    </Stack>
  )
}
