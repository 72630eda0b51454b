import { changeSite, type Site } from '@satchel/contract/sites/sites.ts'
import { call } from '../../../../lib/api.ts'
import { ApiProblem } from '../../../../lib/problem.ts'
import { type Draft, differenceOf, draftOf, isSame } from './history.ts'
import { type StoredDraft, storeDraft } from './stored-draft.ts'

export type SaveState =
  | { kind: 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' }
  | { kind: 'refused'; problem: ApiProblem; draft: Draft }

interface DraftOptions {
  site: Site
  userId: string
  /** A local draft that was never saved. */
  stored: StoredDraft | null
  onState: (state: SaveState) => void
  onSaved: (site: Site) => void
  /** Runs when someone else changed the site, and nothing here was waiting to be saved. */
  onTheirs: (site: Site) => void
  /** Reads the site again. */
  read: () => Promise<Site>
}

const PAUSE = 800
const AGAIN = 5_000

/**
 * Saves a draft a moment after each change, based on the version it was made from. Unsaved changes stay in the
 * browser; after a conflict nothing is sent until a person has chosen.
 */
export class Autosave {
  #options: DraftOptions
  #base: StoredDraft
  /** Draft as the server stores it, which may be normalized. */
  #known: Draft
  #latest: Draft
  #running: Promise<void> | null = null
  #isStopped = false
  #isConflict = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #again = () => this.#wait(0)

  constructor(options: DraftOptions) {
    const { site, stored } = options
    this.#options = options
    this.#base = { version: stored?.version ?? site.version, draft: draftOf(site) }
    this.#known = this.#base.draft
    this.#latest = stored?.draft ?? this.#base.draft
  }

  /** Sends what was left from before, and resends unsent changes once the network is back. */
  start(): void {
    const { site, stored, onState } = this.#options
    window.addEventListener('online', this.#again)
    if (!this.isDirty) {
      this.adopt(site)
    } else if (stored && stored.version !== site.version) {
      this.#isConflict = true
      onState({ kind: 'conflict' })
    } else this.#wait(PAUSE)
  }

  /** Sends waiting changes, and nothing after that. */
  stop(): void {
    window.removeEventListener('online', this.#again)
    void this.save()
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  get isDirty(): boolean {
    return !isSame(this.#base.draft, this.#latest)
  }

  change(draft: Draft): void {
    if (draft === this.#latest) return
    this.#latest = draft
    this.#store()
    if (this.#isConflict) return
    if (this.#running === null) this.#tellState()
    this.#wait(PAUSE)
  }

  /** Resolves once no request is running; `isDirty` tells whether everything is saved. */
  async save(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#running
    if (this.#isConflict || !this.isDirty) return
    this.#running ??= this.#send().finally(() => {
      this.#running = null
    })
    await this.#running
  }

  /** Handles a newly read version, for whatever reason it was read. */
  compare(theirs: Site): void {
    if (this.#running === null && !this.#isConflict) this.#compare(theirs)
  }

  /** Continues with the server's version and discards the local one. */
  adopt(theirs: Site): void {
    this.#base = { version: theirs.version, draft: draftOf(theirs) }
    this.#known = this.#base.draft
    this.#latest = this.#base.draft
    this.#isConflict = false
    this.#store()
    this.#tellState()
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.save(), ms)
  }

  /** Stores unsaved changes in this browser. */
  #store(): void {
    const { userId, site } = this.#options
    const { version } = this.#base
    storeDraft(userId, site.id, this.isDirty ? { version, draft: this.#latest } : null)
  }

  #tellState(): void {
    this.#options.onState({ kind: this.isDirty ? 'unsaved' : 'saved' })
  }

  async #send(): Promise<void> {
    const { site, onState, onSaved } = this.#options
    const draft = this.#latest
    onState({ kind: 'saving' })
    try {
      const input = { params: { id: site.id }, body: differenceOf(this.#base.draft, draft) }
      const saved = await call(changeSite, input, { ifMatch: this.#base.version })
      this.#base = { version: saved.version, draft }
      this.#known = draftOf(saved)
      this.#store()
      this.#tellState()
      onSaved(saved)
      if (this.isDirty) this.#wait(PAUSE)
    } catch (problem) {
      await this.#fail(problem, draft)
    }
  }

  async #fail(problem: unknown, draft: Draft): Promise<void> {
    const { onState, read } = this.#options
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.body.code === 'stale') return this.#compare(await read())
    if (problem.isUnreached || problem.mayRepeat) {
      onState({ kind: 'offline' })
      this.#wait(AGAIN)
    } else onState({ kind: 'refused', problem, draft })
  }

  #compare(theirs: Site): void {
    if (theirs.version <= this.#base.version) return
    const draft = draftOf(theirs)
    if (isSame(draft, this.#known)) {
      // Only what is no part of the draft was changed.
      this.#base = { version: theirs.version, draft: this.#base.draft }
      if (this.isDirty) this.#wait(0)
    } else if (isSame(draft, this.#latest)) {
      this.adopt(theirs)
    } else if (this.isDirty) {
      this.#isConflict = true
      this.#options.onState({ kind: 'conflict' })
    } else {
      this.adopt(theirs)
      this.#options.onTheirs(theirs)
    }
  }
}
