import { applySquadEvent, type SquadApplied } from '../squad/apply-squad-event';
import { createSquad, nobodyInvitedRefusal } from '../squad/creation/create-squad';
import { createSuccessor } from '../squad/creation/create-successor';
import type { SquadEvent } from '../squad/rules/all-rules';
import type { SquadRefusalCode } from '../squad/facts/squad-refusal-code';
import { squadRefusal } from '../squad/squad-refusal';
import { Book, type Referrer } from './book';
import { deadlineName, type Life, type Move } from './life';
import { bookLaws } from './laws/book-laws';
import { attemptLaws, keptLaws } from './laws/other-laws';
import { Breach, type Observed } from './laws/law';
import { promiseBefore } from './laws/promises';
import { isAsExpected, stepLaws } from './laws/step-laws';
import { expectedCreation, expectedCreationRefusal, expectedSuccessor } from './model/beginning';
import { expectedStep } from './model/expected';
import { difference } from './same';

export interface BenchOptions {
  /** Words for people of a refusal; null: they are judged elsewhere. */
  readonly textOf?: ((code: SquadRefusalCode) => string | undefined) | null;
  readonly referrerOf?: (clientId: string) => Referrer | null;
  /** Judges promises and what people see at every so manieth press: they cost more than a step. */
  readonly closeLook?: number;
  /** Changes what a step makes: a fault planted on purpose, to see it found. */
  readonly spoil?: (made: SquadApplied) => SquadApplied;
  /** False: makes the moves whatever comes of them. */
  readonly judges?: boolean;
}

/** What came of a press: a refusal, or the step. */
export type Outcome = { readonly refused: SquadRefusalCode } | { readonly made: SquadApplied };

const keptLawsAndBooks = [...keptLaws, ...bookLaws];
const allStepLaws = [...stepLaws, ...keptLawsAndBooks];

/** Makes moves by the product's rules, as its server does, and holds every law against them. */
export class Bench {
  readonly book: Book;
  presses = 0;
  steps = 0;
  private lastId = 0;
  private readonly onAttempt: ReturnType<typeof attemptLaws>;
  private readonly closeLook: number;
  private readonly judges: boolean;
  private readonly spoil: (made: SquadApplied) => SquadApplied;

  constructor({ textOf = null, referrerOf, closeLook = 1, judges = true, spoil = (made) => made }: BenchOptions = {}) {
    this.book = new Book(referrerOf);
    this.onAttempt = attemptLaws(textOf);
    this.closeLook = closeLook;
    this.judges = judges;
    this.spoil = spoil;
  }

  /** @throws Breach when a law is broken */
  private judge(seen: Observed): void {
    if (!this.judges) return;
    const laws = isAsExpected(seen) ? keptLawsAndBooks : allStepLaws;
    for (const { name, broken } of laws) {
      const told = broken(seen);
      if (told !== null) throw new Breach(name, told);
    }
  }

  /** What the rules answer; whatever they throw breaks a law. */
  private safely<Result>(run: () => Result): Result {
    try {
      return run();
    } catch (error) {
      if (error instanceof Breach) throw error;
      throw new Breach('nothing fails', error instanceof Error ? error.message : String(error));
    }
  }

  private keepDeadlines({ deadlines }: Pick<Life, 'deadlines'>, { effects }: SquadApplied): void {
    for (const { type, params } of effects) {
      if (type === 'cancelDeadline') deadlines.delete(deadlineName(params.kind, params.subject));
      if (type === 'scheduleDeadline') deadlines.set(deadlineName(params.kind, params.subject), params.at);
    }
  }

  /** Creates a squad; a string: why not. @throws Breach */
  create(move: Extract<Move, { readonly kind: 'create' }>): Life | SquadRefusalCode {
    const { facts } = move;
    this.presses += 1;
    const made = this.safely(() => createSquad(facts));
    const refused = 'refused' in made ? made.refused : null;
    const expected = expectedCreationRefusal(facts);
    if (refused !== expected)
      throw new Breach('who may', `creation: ${refused ?? 'allowed'} instead of ${expected ?? 'allowed'}`);
    if ('refused' in made) return made.refused;
    const model = expectedCreation(facts);
    const errors = difference(made.errors, model.errors, 'errors');
    if (errors !== null) throw new Breach('who may', errors);
    const asked = facts.mates.length + facts.friends.length;
    const nobody = nobodyInvitedRefusal({ hot: facts.hot, asked }, made.errors);
    const none = !facts.hot && asked > 0 && made.errors.length === asked;
    if ((nobody !== null) !== none)
      throw new Breach('who may', `${nobody ?? 'created'} with ${made.errors.length} errors`);
    if (nobody !== null) return nobody;
    this.steps += 1;
    this.lastId += 1;
    this.book.begin();
    const squadId = this.lastId;
    const life: Life = { squadId, state: made.snapshot, deadlines: new Map(), moves: [move], squadIds: [squadId] };
    this.keepDeadlines(life, made);
    const { book } = this;
    const { deadlines } = life;
    this.judge({
      squadId,
      before: null,
      event: null,
      after: made.snapshot,
      effects: made.effects,
      expected: model,
      deadlines,
      book,
    });
    return life;
  }

  /** Makes one press, with whatever goes wrong on its way. @throws Breach */
  press(life: Life, move: Extract<Move, { readonly kind: 'press' }>): Outcome {
    life.moves.push(move);
    const { event, purse, repeated, crashAfter } = move;
    if (purse !== undefined && typeof event.by === 'string') {
      this.book.begin();
      this.book.fill(event.by, purse);
    }
    const first = this.once(life, event, crashAfter ?? null);
    // A press that comes again by its key is answered from the stored answer, and is no step.
    if (repeated === 'TWICE') this.once(life, event, null);
    return first;
  }

  private once(life: Life, event: SquadEvent, crashAfter: number | null): Outcome {
    this.presses += 1;
    const { state } = life;
    const code = this.safely(() => squadRefusal(state, event));
    const isClose = this.presses % this.closeLook === 0;
    for (const { name, broken } of this.judges ? this.onAttempt : []) {
      if (name === 'sight' && !isClose) continue;
      const told = this.safely(() => broken({ state, event, refused: code }));
      if (told !== null) throw new Breach(name, told);
    }
    if (code !== null) return { refused: code };
    return this.make(life, event, crashAfter, isClose);
  }

  private make(life: Life, event: SquadEvent, crashAfter: number | null, isClose: boolean): Outcome {
    const { state, squadId } = life;
    const { book } = this;
    const kept = isClose && this.judges ? this.safely(() => promiseBefore(state, event)) : null;
    const applied = this.safely(() => applySquadEvent(state, event));
    if ('refused' in applied) throw new Breach('nothing fails', `the step was allowed and refused: ${applied.refused}`);
    const made = this.spoil(applied);
    book.begin();
    if (this.safely(() => book.short(made.effects)).length > 0) return { refused: 'BALANCE_INSUFFICIENT' };
    if (crashAfter !== null) this.crash(squadId, made, crashAfter, event);
    this.steps += 1;
    this.safely(() => {
      for (const effect of made.effects) book.carryOut(squadId, effect, event.at);
      book.noteSpent(squadId, state, made.snapshot);
    });
    life.state = made.snapshot;
    this.keepDeadlines(life, made);
    const { snapshot: after, effects } = made;
    const expected = this.judges ? expectedStep(state, event) : { state, effects: [] };
    this.judge({ squadId, before: state, event, after, effects, expected, deadlines: life.deadlines, book });
    const told = kept?.(after, effects) ?? null;
    if (told !== null) throw new Breach('promises', told);
    return { made };
  }

  /** The process dies between two effects: the transaction is taken back, and the step is made once more from the start. */
  private crash(squadId: number, made: SquadApplied, after: number, event: SquadEvent): void {
    const { book } = this;
    const before = [...book.balances];
    this.safely(() => {
      for (const effect of made.effects.slice(0, after)) book.carryOut(squadId, effect, event.at);
    });
    book.rollBack();
    for (const [name, amount] of before)
      if (book.balance(name) !== amount)
        throw new Breach('no trace of a crash', `${name} is ${book.balance(name)}, not ${amount}`);
  }

  /** Another squad takes the place of this one. A string: why not. @throws Breach */
  succeed(life: Life, move: Extract<Move, { readonly kind: 'succeed' }>): SquadRefusalCode | null {
    life.moves.push(move);
    const { by, at } = move;
    const { state: old, squadId } = life;
    const newSquadId = this.lastId + 1;
    const event: SquadEvent = { type: 'squad.recreated', by, at, newSquadId };
    const successor = this.safely(() => createSuccessor(old, by, at));
    const model = 'refused' in successor ? null : expectedSuccessor(old, by, at);
    const outcome = this.once(life, event, null);
    const refused = 'refused' in successor ? successor.refused : null;
    const answered = 'refused' in outcome ? outcome.refused : null;
    if (refused !== answered)
      throw new Breach('who may', `successor ${refused ?? 'allowed'}, the squad ${answered ?? 'allowed'}`);
    if ('refused' in successor || model === null) return refused;
    this.lastId = newSquadId;
    const { book } = this;
    book.made = [];
    life.squadIds.push(newSquadId);
    if (life.deadlines.size > 0) throw new Breach('deadlines', `squad ${squadId} was replaced and still waits`);
    life.squadId = newSquadId;
    life.state = successor.snapshot;
    this.keepDeadlines(life, successor);
    const { snapshot: after, effects } = successor;
    this.judge({
      squadId: newSquadId,
      before: null,
      event: null,
      after,
      effects,
      expected: model,
      deadlines: life.deadlines,
      book,
    });
    return null;
  }

  /** Makes any move; a life begins with the first. @throws Breach */
  play(life: Life | null, move: Move): Life | null {
    if (move.kind === 'create') {
      const made = this.create(move);
      return typeof made === 'string' ? null : made;
    }
    if (life === null) return null;
    if (move.kind === 'press') this.press(life, move);
    else this.succeed(life, move);
    return life;
  }

  /** Forgets a life that is over. @throws Breach when its books are not empty */
  forget(life: Life): void {
    for (const squadId of life.squadIds) {
      const left = this.book.balance(`HOLD:squad:${squadId}`);
      if (left !== 0) throw new Breach('nothing stays', `squad ${squadId} is over and holds ${left}`);
      this.book.forget(squadId);
    }
  }

  /** All accounts together. @throws Breach when they are not zero */
  sumUp(): void {
    let sum = 0;
    for (const amount of this.book.balances.values()) sum += amount;
    if (sum !== 0) throw new Breach('ledger', `all accounts together are ${sum}`);
  }
}
