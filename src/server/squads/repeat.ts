import type { SquadView } from '../../contract/squads/squad-view';
import { isOfferedDuration } from '../../domain/pricing/is-offered-duration';
import type { SquadState } from '../../domain/squad/squad-state';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Actor } from '../sessions/actor';
import { createSquadIn } from './create';
import { peopleWithSquad } from './mate-facts';
import { openOperation, stepSquadIn } from './step-squad';

const bodyOf = ({ context }: SquadState) => ({
  gameId: context.gameId,
  categoryId: context.categoryId,
  platform: context.platform,
  languages: [...context.languages],
  durationMinutes: isOfferedDuration(context.durationMinutes, context.categoryKind) ? context.durationMinutes : 60,
  slots: context.slots,
  payMode: context.payMode,
  visible: false,
  hot: false,
  mateIds: context.members.flatMap(({ id, mate }) => (mate ? [id] : [])),
  friendIds: context.members.flatMap(({ id, mate }) => (mate || id === context.ownerId ? [] : [id])),
  friendLinks: 0,
});

/** A new squad with the same people invited; the old one can be repeated once. */
export const repeatSquad = (app: App, actor: Actor, squadId: number): Promise<{ squadId: number; errors: SquadView['errors'] }> =>
  inTransaction(app.db, async (tx) => {
    const operationId = await openOperation(app, tx, 'squad repeat', actor.id);
    const old = await stepSquadIn(app, tx, operationId, squadId, async (_state, at) => ({
      type: 'squad.repeat', by: actor.id, at, hasSquad: (await peopleWithSquad(tx, [actor.id])).has(actor.id),
    }));
    return createSquadIn(app, tx, actor, bodyOf(old));
  });
