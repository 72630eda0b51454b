import { useFileDialog } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import {
  IconSpeakerphone,
  IconStack2,
  IconUpload,
  IconUserPlus,
  IconWorld,
  IconWorldPlus,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUpload } from '../../features/uploads/target.ts'
import { useCommands } from '../../lib/commands.ts'
import { paths } from '../../lib/paths.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { addWebLink } from './add-web-link.ts'
import { invite } from './invite.ts'

/** Offers commands available on every page; dialogs are loaded when they are opened. */
export function FrameCommands() {
  const mayEdit = useMay('library.write')
  const mayAsk = useMay('ctas.write')
  const navigate = useNavigate()
  const mayInvite = useMay('people.manage')
  const { user } = useMe()
  const upload = useUpload()
  const files = useFileDialog({
    multiple: true,
    resetOnOpen: true,
    onChange: (chosen) => upload([...(chosen ?? [])]),
  })
  useCommands([
    mayEdit && {
      label: t('app.commands.uploadFiles'),
      words: t('app.commands.uploadWords'),
      icon: IconUpload,
      run: files.open,
    },
    mayEdit && {
      label: t('app.commands.addWebLink'),
      words: t('app.commands.addWords'),
      icon: IconWorldPlus,
      run: () => addWebLink({}),
    },
    mayEdit && {
      label: t('app.commands.newCollection'),
      words: t('app.commands.addWords'),
      icon: IconStack2,
      run: () => void newCollection(),
    },
    mayAsk && {
      label: t('app.commands.newCta'),
      words: t('app.commands.ctaWords'),
      icon: IconSpeakerphone,
      run: () => void navigate(paths.newCta),
    },
    mayEdit && {
      label: t('app.commands.newSite'),
      words: t('app.commands.siteWords'),
      icon: IconWorld,
      run: () => void newSite(),
    },
    mayInvite && {
      label: t('app.commands.invitePeople'),
      words: t('app.commands.inviteWords'),
      icon: IconUserPlus,
      run: () => void invite(user.role === 'owner'),
    },
  ])
  return null
}

async function newCollection(): Promise<void> {
  const { openNewCollection } = await import('../../features/collections/list/NewCollection.tsx')
  openNewCollection()
}

async function newSite(): Promise<void> {
  const { openNewSite } = await import('../../features/sites/list/open-new-site.tsx')
  openNewSite()
}
