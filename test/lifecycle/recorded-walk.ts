import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { RecordedStep } from '#domain/what-if/replay-otherwise.ts';
import { start } from './creation';
import { Walk } from './walk';

/** A walk that keeps its steps, as a squad's log does. */
export class RecordedWalk extends Walk {
  readonly steps: RecordedStep[];

  constructor(state: SquadState) {
    super(state);
    this.steps = [{ number: 0, event: { type: 'squad.snapshot', why: 'CREATED', at: start, state } }];
  }

  static begin(facts: Partial<CreateSquadFacts> = {}): RecordedWalk {
    return new RecordedWalk(Walk.create(facts).state);
  }

  override send(event: SquadEvent): this {
    super.send(event);
    this.steps.push({ number: this.steps.length, event });
    return this;
  }
}
