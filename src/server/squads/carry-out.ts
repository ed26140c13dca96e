import { inArray, sql } from 'drizzle-orm';
import type { SquadEffect, SquadEffectParams } from '../../domain/squad/squad-effect';
import type { SquadState } from '../../domain/squad/squad-state';
import { playedMinutes } from '../../domain/squad/queries/played-time';
import { adminsWith } from '../administration/admins-with';
import { notify } from '../notifications/notify';
import type { Tx } from '../db/open-database';
import { closeChatLater } from '../chat/close-chat-later';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import { announce, squadRoom, userRoom } from '../outbox/put-outbox';
import { payReferrals } from '../referrals/pay-referrals';
import type { EffectHandlers, StepContext } from './effects/effect-handler';
import { effectHandlers } from './effects/effect-handlers';

const runEffect = <Type extends SquadEffect['type']>(step: StepContext, effect: { type: Type; params: SquadEffectParams[Type] }): Promise<void> => {
  const handle: EffectHandlers[Type] = effectHandlers[effect.type];
  return handle(step, effect.params);
};

const peopleOf = (state: SquadState | null): readonly string[] =>
  state ? [...state.context.members.map(({ id }) => id), ...state.context.mateInvitations.map(({ mateId }) => mateId)] : [];

const friendsOf = (state: SquadState | null): readonly string[] =>
  state ? state.context.friendInvitations.flatMap(({ friendId }) => (friendId === null ? [] : [friendId])) : [];

/** Finished squads count for everybody in them, and the time really played for the mates' grade. `context`: before the end. */
const countFinished = async (tx: Tx, { context }: SquadState, at: number): Promise<void> => {
  const ids = context.members.map(({ id }) => id);
  const mates = context.members.flatMap(({ id, type }) => (type === 'MATE' ? [id] : []));
  if (ids.length > 0) await tx.update(appUser).set({ orders: sql`${appUser.orders} + 1` }).where(inArray(appUser.id, ids));
  if (mates.length === 0) return;
  await tx
    .update(mateAccess)
    .set({
      finishedOrders: sql`${mateAccess.finishedOrders} + 1`,
      finishedMinutes: sql`${mateAccess.finishedMinutes} + ${playedMinutes(context, at)}`,
    })
    .where(inArray(mateAccess.userId, mates));
};

/** A moderator's turn: those who decide disputes hear of it. */
const tellModerators = async ({ tx, squadId, at }: StepContext, { context: { gameId } }: SquadState): Promise<void> =>
  notify(tx, await adminsWith(tx, 'MANAGE_DISPUTES'), { kind: 'DISPUTE_TO_DECIDE', facts: { gameId, squadId, who: null }, at });

const awaitsModerator = (state: SquadState | null): boolean => state?.context.dispute?.status === 'IN_PROGRESS';

const hasEnded = ({ value }: SquadState): boolean => value === 'FINISHED' || value === 'DISBANDED';

/** Runs a step's effects in their order, then tells everybody whom it concerns that something changed. */
export const carryOut = async (step: StepContext, before: SquadState | null, after: SquadState, effects: readonly SquadEffect[]): Promise<void> => {
  for (const effect of effects) await runEffect(step, effect);
  if (before?.value === 'IN_A_GAME' && after.value === 'FINISHED') await countFinished(step.tx, { ...before, context: { ...before.context, members: after.context.members } }, step.at.getTime());
  if (awaitsModerator(after) && !awaitsModerator(before)) await tellModerators(step, after);
  if (hasEnded(after) && !(before && hasEnded(before))) await closeChatLater(step.tx, step.squadId, step.at.getTime());
  if (before !== null && before.context.settledAt === null && after.context.settledAt !== null) {
    await payReferrals(step, after.context, effects.flatMap((effect) => (effect.type === 'payMate' ? [effect.params] : [])));
  }
  const people = [...new Set([...peopleOf(before), ...peopleOf(after), ...friendsOf(before), ...friendsOf(after)])].map(userRoom);
  const payers = after.context.payments.map(({ payerId }) => userRoom(payerId));
  const rooms = [...new Set([...people, ...payers])];
  await announce(step.tx, [...rooms, squadRoom(step.squadId)], 'squad changed', { squadId: step.squadId });
  await announce(step.tx, rooms, 'me changed', {});
  const invited = [before, after].flatMap((state) => state?.context.mateInvitations.map(({ mateId }) => userRoom(mateId)) ?? []);
  const friends = [...friendsOf(before), ...friendsOf(after)].map(userRoom);
  if (invited.length + friends.length > 0) await announce(step.tx, [...new Set([...invited, ...friends])], 'orders changed', {});
  if (before?.context.visible || after.context.visible) {
    await announce(step.tx, ['everyone'], 'visible squads changed', { gameId: after.context.gameId });
  }
};
