import type { SquadContext } from '../squad-context';
import type { SquadEffect } from '../squad-effect';

/** What a step does: the squad after it and what the server has to carry out, in order. */
export interface Change {
  readonly context: SquadContext;
  readonly effects: readonly SquadEffect[];
}

/** A part of a step, as a function of the squad before it. */
export type Part = (context: SquadContext) => Change;

/** Runs parts one after another, each on the result of the one before. */
export const inOrder =
  (...parts: readonly Part[]): Part =>
  (context) =>
    parts.reduce<Change>(
      (before, part) => {
        const after = part(before.context);
        return { context: after.context, effects: [...before.effects, ...after.effects] };
      },
      { context, effects: [] },
    );

/** Changes the squad without effects. */
export const set =
  (changes: (context: SquadContext) => Partial<SquadContext>): Part =>
  (context) => ({ context: { ...context, ...changes(context) }, effects: [] });

/** Effects alone. */
export const emit =
  (effects: (context: SquadContext) => readonly SquadEffect[]): Part =>
  (context) => ({ context, effects: effects(context) });

/** A part that is chosen by the squad as it is at that moment. */
export const choose =
  (choice: (context: SquadContext) => Part): Part =>
  (context) =>
    choice(context)(context);

export const nothing: Part = (context) => ({ context, effects: [] });
