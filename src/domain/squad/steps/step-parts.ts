import type { SquadHistoryEventType } from '../facts/squad-enums';
import { lineOf, type SquadHistoryDetails } from '../facts/history-details';
import { changedSquad } from '../facts/changed-squad';
import type { PublicSquad } from '../facts/squad-context';
import type { SquadNotice, StepEffect } from '../facts/squad-effect';
import type { SquadActor, UserId } from '../facts/squad-people';

/** The result of a step: the squad after it, and the effects that the server has to carry out, in order. */
export interface Change {
  readonly context: PublicSquad;
  readonly effects: readonly StepEffect[];
}

/** A part of a step: a pure function of the squad before it. */
export type Part = (context: PublicSquad) => Change;

/** Who makes a step and when; epoch ms. */
export interface Moment {
  readonly by: SquadActor;
  readonly at: number;
}

/** Runs parts one after another, each on the result of the one before. */
export const inOrder =
  (...parts: readonly Part[]): Part =>
  (before) => {
    let context = before;
    const effects: StepEffect[] = [];
    for (const part of parts) {
      const change = part(context);
      context = change.context;
      for (const effect of change.effects) effects.push(effect);
    }
    return { context, effects };
  };

/** A part that changes the squad without effects. */
export const set =
  (changes: (context: PublicSquad) => Partial<PublicSquad>): Part =>
  (context) => ({ context: changedSquad(context, changes(context)), effects: [] });

/** A part with effects only. */
export const emit =
  (effects: (context: PublicSquad) => readonly StepEffect[]): Part =>
  (context) => ({ context, effects: effects(context) });

/** A part chosen by the state of the squad at that point. */
export const choose =
  (choice: (context: PublicSquad) => Part): Part =>
  (context) =>
    choice(context)(context);

export const nothing: Part = (context) => ({ context, effects: [] });

type Undetailed = {
  [Event in SquadHistoryEventType]: object extends SquadHistoryDetails[Event] ? Event : never;
}[SquadHistoryEventType];

/** Effect that writes an entry into the squad's history. `subject`: whom it concerns, when that is not `by`. */
export const record: {
  <Event extends SquadHistoryEventType>(
    event: Event,
    by: SquadActor,
    subject: UserId | null,
    details: SquadHistoryDetails[Event],
  ): StepEffect;
  (event: Undetailed, by: SquadActor, subject?: UserId | null): StepEffect;
} = (event: SquadHistoryEventType, by: SquadActor, subject: UserId | null = null, details = {}): StepEffect => ({
  type: 'recordHistory',
  params: Object.assign(lineOf(event, details), { by, subject }),
});

/** Effect that notifies people, except the one who made the step. */
export const notify = (
  notice: SquadNotice,
  by: SquadActor,
  userIds: readonly UserId[],
  more: { readonly asFriend?: boolean } = {},
): StepEffect => ({ type: 'notify', params: { notice, by, userIds: userIds.filter((id) => id !== by), ...more } });
