import { Button, Menu } from '@mantine/core'
import { type Cta, deleteCta, getCta, listCtas, restoreCta } from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCode, IconDots, IconTrash } from '@tabler/icons-react'
import { useCommand } from '../../lib/api.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { copyOrShow } from '../../ui/copy/copy-or-show.tsx'
import { showProblem, toast, toastOutcome } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'

interface CtaActionsProps {
  cta: Cta
  onDeleted: () => void
}

/** Actions of a CTA besides editing it. */
export function CtaActions({ cta: { id, name }, onDeleted }: CtaActionsProps) {
  const { tenant } = useMe()
  const mayEdit = useMay('ctas.write')
  const remove = useCommand(deleteCta, { refreshes: [listCtas] })
  const restore = useCommand(restoreCta, { refreshes: [listCtas, getCta] })
  const params = { id }
  const bringBack = () =>
    toastOutcome(restore.mutateAsync({ params }), { message: t('ctas.restored') })
  const discard = () =>
    remove.mutate(
      { params },
      {
        onSuccess: () => {
          onDeleted()
          toast({
            message: t('ctas.deleted', { cta: name }),
            action: { label: t('ui.undo'), onClick: bringBack },
          })
        },
        onError: showProblem,
      },
    )
  const copy = () => copyOrShow(embedCode(id, tenant.id), t('ctas.copied'))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" px="xs" aria-label={t('ctas.more')}>
          <IconDots {...icon} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCode {...icon} />} onClick={() => void copy()}>
          {t('ctas.copyEmbed')}
        </Menu.Item>
        {mayEdit && (
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={discard}>
            {t('ui.deleteAction')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Returns the tag that renders the CTA on a page of another site. */
function embedCode(id: string, tenantId: string): string {
  return `<script src="${location.origin}/embed/cta.js" data-cta="${id}" data-tenant="${tenantId}" async></script>`
}
