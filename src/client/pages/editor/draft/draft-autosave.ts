import type { DraftFields, DraftSaved, DraftView } from '#contract/blog/draft.ts';
import type { ApiFailure } from '#client/api/api-error.ts';
import { attempted } from '#client/api/attempted.ts';
import { randomId } from '#client/kit/store/random-id.ts';
import { equal, mergeFields, pickFields } from './merge-fields';
import { type Creation, unsavedDraft } from './unsaved-draft';

/** Whether the draft is saved. */
export type SaveState =
  | { readonly kind: 'clean' | 'dirty' | 'saving' | 'offline' | 'signedOut' }
  | { readonly kind: 'saved'; readonly at: string; readonly status: DraftSaved['status'] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'conflict'; readonly theirs: DraftFields; readonly revision: number; readonly conflicts: number };

const troubles: ReadonlySet<SaveState['kind']> = new Set(['offline', 'refused', 'conflict', 'signedOut']);

/** What is typed stays unsaved until the author or the network does something about it. */
export const isTrouble = ({ kind }: SaveState): boolean => troubles.has(kind);

interface Calls {
  /** Reject with the errors of the transport. */
  readonly create: (fields: DraftFields, clientKey: string) => Promise<DraftSaved>;
  readonly save: (id: number, revision: number, fields: DraftFields) => Promise<DraftSaved>;
  readonly load: (id: number) => Promise<DraftView>;
}

interface AutosaveOptions {
  readonly calls: Calls;
  readonly id: number | null;
  readonly revision: number;
  readonly fields: DraftFields;
  readonly onState: (state: SaveState) => void;
  /** A version saved elsewhere was merged in: the page shows it. */
  readonly onFields: (fields: DraftFields) => void;
  readonly onCreated: (id: number) => void;
}

const pauseMs = 1200;
const retryMs = [2000, 5000, 15_000, 30_000] as const;

/**
 * Autosave of a draft: in this browser at once, on the server when typing pauses, with retries after a lost connection.
 * A version saved elsewhere is merged; on a conflict the author is asked.
 */
export class DraftAutosave {
  private id: number | null;
  private revision: number;
  private base: DraftFields;
  private current: DraftFields;
  private creation: Creation | null = null;
  private underWay: Promise<void> | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private conflict = false;
  /** Why nothing may be saved now. */
  private held: string | null = null;
  /** The state to report while nothing is unsaved. */
  private settled: SaveState = { kind: 'clean' };

  constructor(private readonly options: AutosaveOptions) {
    this.id = options.id;
    this.revision = options.revision;
    this.base = options.fields;
    this.current = options.fields;
  }

  /** Restores unsaved changes of an earlier visit. True: there were some. */
  recover(): boolean {
    const stored = unsavedDraft(this.id).read();
    if (stored === null || equal(stored.fields, this.base)) return false;
    this.creation = stored.creation;
    if (stored.revision === this.revision) this.current = stored.fields;
    else {
      const merged = mergeFields(stored.base, stored.fields, this.base);
      if (merged.conflicts > 0) {
        this.current = stored.fields;
        this.options.onFields(this.current);
        this.reportConflict(this.base, this.revision, merged.conflicts);
        return true;
      }
      this.current = merged.fields;
    }
    this.options.onFields(this.current);
    this.schedule(0);
    return true;
  }

  change(fields: DraftFields): void {
    this.current = fields;
    this.store();
    if (this.conflict || this.held !== null) return;
    if (this.underWay === null) this.options.onState(equal(this.base, fields) ? this.settled : { kind: 'dirty' });
    this.schedule(pauseMs);
  }

  /** Until null is given, nothing is saved, and the author reads why: a save would lose what was written. */
  hold(why: string | null): void {
    if (this.held === why) return;
    this.held = why;
    if (why === null) this.schedule(pauseMs);
    else {
      clearTimeout(this.timer);
      this.options.onState({ kind: 'refused', message: why });
    }
  }

  /** Saves at once: before a step that needs everything on the server, and when the connection is back. */
  async flush(): Promise<boolean> {
    // What is written during a save is not part of it; another step that waited may have begun the next one.
    while (this.underWay !== null) await this.underWay;
    clearTimeout(this.timer);
    await this.run();
    return !this.conflict && this.held === null && equal(this.base, this.current);
  }

  /** The author has chosen between two versions. */
  resolve(choice: 'mine' | 'theirs', theirs: DraftFields, revision: number): void {
    this.conflict = false;
    this.revision = revision;
    this.base = theirs;
    if (choice === 'theirs') {
      this.current = theirs;
      this.options.onFields(theirs);
    }
    this.store();
    this.schedule(0);
  }

  /** Stops saving: the draft was deleted on the server. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private store(): void {
    const { id, creation, revision, base, current } = this;
    if (equal(base, current)) unsavedDraft(id).remove();
    else unsavedDraft(id).write({ creation, revision, base, fields: current });
  }

  private schedule(after: number): void {
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = setTimeout(() => void this.run(), after);
  }

  private async run(): Promise<void> {
    if (this.underWay !== null || this.conflict || this.stopped || this.held !== null) return;
    if (equal(this.base, this.current)) {
      this.options.onState(this.settled);
      return;
    }
    this.options.onState({ kind: 'saving' });
    this.underWay = this.save(this.current).finally(() => {
      this.underWay = null;
    });
    await this.underWay;
  }

  private async save(sent: DraftFields): Promise<void> {
    const { failure } = await attempted(() => this.send(sent));
    if (failure !== undefined) await this.handleFailure(failure);
  }

  private async send(sent: DraftFields): Promise<void> {
    if (this.id === null) {
      await this.create();
      return;
    }
    this.finishSave(await this.options.calls.save(this.id, this.revision, sent), sent);
  }

  /** What was written while this was under way is saved next. */
  private async create(): Promise<void> {
    this.creation ??= { clientKey: randomId(), fields: this.current };
    this.store();
    const { clientKey, fields } = this.creation;
    const saved = await this.options.calls.create(fields, clientKey);
    this.creation = null;
    unsavedDraft(null).remove();
    this.id = saved.id;
    this.options.onCreated(saved.id);
    this.finishSave(saved, fields);
  }

  private finishSave(saved: DraftSaved, sent: DraftFields): void {
    this.revision = saved.revision;
    this.base = sent;
    this.tries = 0;
    this.settled = { kind: 'saved', at: saved.savedAt, status: saved.status };
    this.store();
    if (this.held !== null) return;
    if (equal(this.current, sent)) this.options.onState(this.settled);
    else this.schedule(pauseMs);
  }

  private async handleFailure({ code, status, message }: ApiFailure): Promise<void> {
    if (code === 'ARTICLE_DRAFT_CHANGED' && this.id !== null) {
      await this.mergeSavedElsewhere(this.id);
      return;
    }
    // Refused: nothing was made, so the next request may be another one.
    if (status > 0 && status < 500) this.creation = null;
    if (status === 401) this.options.onState({ kind: 'signedOut' });
    else if (status > 0 && status < 500 && status !== 429) this.options.onState({ kind: 'refused', message });
    else {
      this.options.onState({ kind: 'offline' });
      this.schedule(retryMs[Math.min(this.tries, retryMs.length - 1)] ?? 30_000);
      this.tries += 1;
    }
  }

  /** The draft was saved elsewhere meanwhile. */
  private async mergeSavedElsewhere(id: number): Promise<void> {
    try {
      const view = await this.options.calls.load(id);
      const theirs = pickFields(view);
      this.settled = { kind: 'saved', at: view.savedAt, status: view.status };
      const { fields, conflicts } = mergeFields(this.base, this.current, theirs);
      if (conflicts > 0) {
        this.reportConflict(theirs, view.revision, conflicts);
        return;
      }
      this.base = theirs;
      this.revision = view.revision;
      this.current = fields;
      this.options.onFields(fields);
      this.store();
      this.schedule(0);
    } catch {
      this.options.onState({ kind: 'offline' });
      this.schedule(retryMs[1]);
    }
  }

  private reportConflict(theirs: DraftFields, revision: number, conflicts: number): void {
    this.conflict = true;
    this.options.onState({ kind: 'conflict', theirs, revision, conflicts });
  }
}
