import { makeStep } from './machine/make-step';
import type { SquadEffect } from './squad-effect';
import type { SquadEvent } from './squad-event';
import type { SquadState } from './squad-state';

export interface PlayedOut {
  readonly state: SquadState;
  readonly effects: readonly SquadEffect[];
}

/** What the machine would do with steps one after another, each made from the state after the one before; a step it would not take does nothing. */
export const playOut = (start: SquadState, ...steps: readonly ((state: SquadState) => readonly SquadEvent[])[]): PlayedOut =>
  steps.reduce<PlayedOut>(
    (before, step) =>
      step(before.state).reduce<PlayedOut>(({ state, effects }, event) => {
        const made = makeStep(state, event);
        return { state: { value: made.snapshot.value, context: made.snapshot.context }, effects: [...effects, ...made.effects] };
      }, before),
    { state: start, effects: [] },
  );
