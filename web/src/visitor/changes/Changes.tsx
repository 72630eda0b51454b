import { t } from '../messages/messages.ts'

/** The bar that says what changed since a visitor read an earlier version; a script fills it for who did. */
export function Changes() {
  return (
    <aside className="changes" data-changes hidden aria-label={t('changes')}>
      <p role="status" data-summary />
      <div className="changes-tools">
        <button className="changes-tool" type="button" data-show-changes aria-expanded="false">
          {t('showChanges')}
        </button>
        <button className="changes-tool" type="button" data-close-changes>
          {t('close')}
        </button>
      </div>
      <ol data-changed hidden />
    </aside>
  )
}
