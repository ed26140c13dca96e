import type { SquadView } from '../../contract/squads/squad-view';
import { isOfferedDuration } from '../../domain/pricing/is-offered-duration';
import { repeatOrder } from '../../domain/squad/repeat-order';
import type { SquadState } from '../../domain/squad/squad-state';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Actor } from '../sessions/actor';
import { createSquadIn } from './create';
import { peopleWithSquad } from './mate-facts';
import { openOperation, stepSquadIn } from './step-squad';

/** A recreated squad may have played any number of minutes; what is asked for again is one of those on offer. */
const bodyOf = ({ context }: SquadState) => {
  const { terms, mateIds, friendIds } = repeatOrder(context);
  const { categoryKind, durationMinutes, languages, ...rest } = terms;
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

/** A new squad with the same people invited; the old one can be repeated once. */
export const repeatSquad = (app: App, actor: Actor, squadId: number): Promise<{ squadId: number; errors: SquadView['errors'] }> =>
  inTransaction(app.db, async (tx) => {
    const operationId = await openOperation(app, tx, 'squad repeat', actor.id);
    const old = await stepSquadIn(app, tx, operationId, squadId, async (_state, at) => ({
      type: 'squad.repeat', by: actor.id, at, hasSquad: (await peopleWithSquad(tx, [actor.id])).has(actor.id),
    }));
    return createSquadIn(app, tx, actor, bodyOf(old));
  });
