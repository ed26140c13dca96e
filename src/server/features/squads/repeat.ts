import type { SquadViewAnswer } from '#contract/squads/squad-view.ts';
import { isOfferedDuration } from '#domain/pricing/rates.ts';
import { repeatOrder } from '#domain/squad/creation/repeat-order.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Actor } from '../../platform/sessions/actor';
import { stepSquadIn } from './commit-step';
import { createSquadIn } from './create';
import { peopleWithSquad } from './mate-facts';

/** A recreated squad can have any duration; the repeated one gets one of the offered durations. */
const bodyOf = ({ context }: SquadState) => {
  const { terms, mateIds, friendIds } = repeatOrder(context);
  const { categoryKind, categoryPercent: _categoryPercent, durationMinutes, languages, ...rest } = terms;
  return {
    ...rest,
    languages: [...languages],
    durationMinutes: isOfferedDuration(durationMinutes, categoryKind) ? durationMinutes : 60,
    visible: false,
    hot: false,
    mateIds: [...mateIds],
    friendIds: [...friendIds],
    friendLinks: 0,
  };
};

/** Creates a squad that invites the same people; a squad can be repeated once. */
export const repeatSquad = (
  app: App,
  actor: Actor,
  squadId: number,
): Promise<{ squadId: number; errors: SquadViewAnswer['errors'] }> =>
  inTransaction(app.db, async (tx) => {
    const scope = { app, tx, operation: { kind: 'squad repeat' as const, actor: actor.id } };
    const old = await stepSquadIn(scope, squadId, async (_state, at) => ({
      type: 'squad.repeat',
      by: actor.id,
      at,
      hasSquad: (await peopleWithSquad(tx, [actor.id])).has(actor.id),
    }));
    return createSquadIn(app, tx, actor, bodyOf(old));
  });
