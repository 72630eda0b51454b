import { useFileDialog } from '@mantine/hooks'
import {
  IconSpeakerphone,
  IconStack2,
  IconUpload,
  IconUserPlus,
  IconWorld,
  IconWorldPlus,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUpload } from '../features/uploads/target.ts'
import { useCommands } from '../lib/commands.ts'
import { paths } from '../lib/paths.ts'
import { useMay, useMe } from '../lib/session.ts'
import { addWebLink } from './add-web-link.ts'
import * as labels from './labels/commands.ts'

/** Offers commands available on every page; dialogs are loaded when they are opened. */
export function AppCommands() {
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
      label: labels.uploadFiles,
      words: labels.uploadWords,
      icon: IconUpload,
      run: files.open,
    },
    mayEdit && {
      label: labels.addWebLink,
      words: labels.addWords,
      icon: IconWorldPlus,
      run: () => addWebLink({}),
    },
    mayEdit && {
      label: labels.newCollection,
      words: labels.addWords,
      icon: IconStack2,
      run: () => void newCollection(),
    },
    mayAsk && {
      label: labels.newCta,
      words: labels.ctaWords,
      icon: IconSpeakerphone,
      run: () => void navigate(paths.newCta),
    },
    mayEdit && {
      label: labels.newSite,
      words: labels.siteWords,
      icon: IconWorld,
      run: () => void newSite(),
    },
    mayInvite && {
      label: labels.invitePeople,
      words: labels.inviteWords,
      icon: IconUserPlus,
      run: () => void invite(user.role === 'owner'),
    },
  ])
  return null
}

async function newCollection(): Promise<void> {
  const { openNewCollection } = await import('../features/collections/list/NewCollection.tsx')
  openNewCollection()
}

async function newSite(): Promise<void> {
  const { openNewSite } = await import('../features/sites/list/open-new-site.tsx')
  openNewSite()
}

async function invite(isOwner: boolean): Promise<void> {
  const { openInvite } = await import('../features/users/InviteForm.tsx')
  openInvite(isOwner)
}
